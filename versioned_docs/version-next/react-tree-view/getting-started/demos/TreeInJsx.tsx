import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeInJsx() {
  return (
    <Box sx={{ minHeight: 180, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView aria-label="Rules of the campsite" defaultExpandedItems={['quiet']}>
        <TreeItem itemId="quiet" label="Quiet hours">
          <TreeItem itemId="noon" label="13:00 to 15:00" />
          <TreeItem itemId="night" label="22:00 to 7:00" />
        </TreeItem>
        <TreeItem itemId="fire" label="Campfires">
          <TreeItem itemId="fire-place" label="In the fire bowls only" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
