import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const propagation = { descendants: true, parents: true };

export default function PackWholeBags() {
  const [packed, setPacked] = React.useState<string[]>(['stove']);

  return (
    <Box sx={{ minHeight: 300, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Bags"
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        defaultExpandedItems={['kitchen', 'camp', 'tent']}
        selectedItems={packed}
        onSelectedItemsChange={(_, itemIds) => setPacked(itemIds)}
      >
        <TreeItem itemId="kitchen" label="Kitchen bag">
          <TreeItem itemId="stove" label="Stove" />
          <TreeItem itemId="pot" label="Pot" />
        </TreeItem>
        <TreeItem itemId="camp" label="Camp bag">
          <TreeItem itemId="tent" label="Tent">
            <TreeItem itemId="poles" label="Poles" />
            <TreeItem itemId="pegs" label="Pegs" />
          </TreeItem>
          <TreeItem itemId="mat" label="Sleeping mat" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 1 }}>
        {packed.length} of 8 items packed
      </Typography>
    </Box>
  );
}
