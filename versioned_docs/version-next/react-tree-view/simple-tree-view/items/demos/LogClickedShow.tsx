import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LogClickedShow() {
  const [clicked, setClicked] = React.useState<string | null>(null);

  return (
    <Box sx={{ minHeight: 190, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Workshops"
        defaultExpandedItems={['morning']}
        onItemClick={(_, itemId) => setClicked(itemId)}
      >
        <TreeItem itemId="morning" label="Morning">
          <TreeItem itemId="juggling" label="Juggling" />
          <TreeItem itemId="drums" label="Drums" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 1 }}>
        Clicked: {clicked ?? 'nothing yet'}
      </Typography>
    </Box>
  );
}
