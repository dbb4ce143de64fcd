import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ReadHutRulesOnly() {
  return (
    <Box sx={{ minHeight: 170, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView aria-label="Hut rules" disableSelection defaultExpandedItems={['night']}>
        <TreeItem itemId="night" label="At night">
          <TreeItem itemId="quiet" label="Quiet from 22:00" />
          <TreeItem itemId="boots-off" label="Boots stay in the hall" />
        </TreeItem>
        <TreeItem itemId="kitchen" label="In the kitchen">
          <TreeItem itemId="wood" label="Refill the wood box" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
