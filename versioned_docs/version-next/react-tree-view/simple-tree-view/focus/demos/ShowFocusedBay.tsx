import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ShowFocusedBay() {
  const [focused, setFocused] = React.useState<string | null>(null);

  return (
    <Box onBlur={() => setFocused(null)} sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Charging points"
        defaultExpandedItems={['fast']}
        onItemFocus={(_, itemId) => setFocused(itemId)}
      >
        <TreeItem itemId="fast" label="Fast">
          <TreeItem itemId="point-a" label="Point A" />
          <TreeItem itemId="point-b" label="Point B" />
        </TreeItem>
        <TreeItem itemId="slow" label="Slow" />
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 1 }}>
        Focus: {focused ?? 'outside of the tree'}
      </Typography>
    </Box>
  );
}
