import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function PickInstruments() {
  const [chosen, setChosen] = React.useState<string[]>(['cello', 'oboe']);

  return (
    <Box sx={{ minHeight: 210, width: '100%', maxWidth: 360 }}>
      <TreeView
        aria-label="Instruments"
        multiSelect
        selected={chosen}
        onNodeSelect={(_, nodeIds) => setChosen(nodeIds)}
        defaultExpanded={['strings', 'winds']}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        <TreeItem nodeId="strings" label="Strings">
          <TreeItem nodeId="violin" label="Violin" />
          <TreeItem nodeId="viola" label="Viola" />
          <TreeItem nodeId="cello" label="Cello" />
        </TreeItem>
        <TreeItem nodeId="winds" label="Woodwinds">
          <TreeItem nodeId="flute" label="Flute" />
          <TreeItem nodeId="oboe" label="Oboe" />
        </TreeItem>
      </TreeView>
      <Typography role="status" sx={{ mt: 1 }}>
        Chosen: {chosen.join(', ') || 'nothing'}
      </Typography>
    </Box>
  );
}
