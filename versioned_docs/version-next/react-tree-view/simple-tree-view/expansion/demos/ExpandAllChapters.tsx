import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const PARENTS = ['drive', 'chain', 'steering'];

export default function ExpandAllChapters() {
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const isOpen = expanded.length > 0;

  return (
    <Box sx={{ minHeight: 300, width: '100%', maxWidth: 360 }}>
      <Button onClick={() => setExpanded(isOpen ? [] : PARENTS)}>
        {isOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <SimpleTreeView
        aria-label="Parts of the bicycle"
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="drive" label="Drive">
          <TreeItem itemId="chain" label="Chain">
            <TreeItem itemId="link" label="Master link" />
          </TreeItem>
          <TreeItem itemId="pedals" label="Pedals" />
        </TreeItem>
        <TreeItem itemId="steering" label="Steering">
          <TreeItem itemId="headset" label="Headset" />
          <TreeItem itemId="grips" label="Grips" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
