import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const all = ['act1', 'act2'];

export default function OpenAndCloseAll() {
  const [expanded, setExpanded] = React.useState<string[]>(['act1']);
  const [selected, setSelected] = React.useState<string | null>(null);

  return (
    <Box sx={{ minHeight: 200 }}>
      <Button onClick={() => setExpanded(expanded.length < all.length ? all : [])}>
        {expanded.length < all.length ? 'Open all' : 'Close all'}
      </Button>
      <TreeView
        aria-label="Play"
        expanded={expanded}
        onNodeToggle={(_, nodeIds) => setExpanded(nodeIds)}
        selected={selected}
        onNodeSelect={(_, nodeId) => setSelected(nodeId)}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        <TreeItem nodeId="act1" label="Act one">
          <TreeItem nodeId="storm" label="The storm" />
          <TreeItem nodeId="inn" label="At the inn" />
        </TreeItem>
        <TreeItem nodeId="act2" label="Act two">
          <TreeItem nodeId="trial" label="The trial" />
        </TreeItem>
      </TreeView>
      <Typography role="status" sx={{ mt: 1 }}>
        {selected ? `Selected: ${selected}` : 'Nothing selected'}
      </Typography>
    </Box>
  );
}
