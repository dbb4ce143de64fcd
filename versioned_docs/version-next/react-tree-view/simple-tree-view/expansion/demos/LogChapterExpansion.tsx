import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LogChapterExpansion() {
  const [log, setLog] = React.useState<string[]>([]);

  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Tools"
        onItemExpansionToggle={(_, itemId, isExpanded) =>
          setLog((previous) => [...previous, `${isExpanded ? '+' : '−'} ${itemId}`].slice(-4))
        }
      >
        <TreeItem itemId="wrenches" label="Wrenches">
          <TreeItem itemId="hex" label="Hex key, 5 mm" />
          <TreeItem itemId="torque" label="Torque wrench" />
        </TreeItem>
        <TreeItem itemId="cleaning" label="Cleaning">
          <TreeItem itemId="brush" label="Chain brush" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 1 }}>
        Last changes: {log.join(', ') || 'none'}
      </Typography>
    </Box>
  );
}
