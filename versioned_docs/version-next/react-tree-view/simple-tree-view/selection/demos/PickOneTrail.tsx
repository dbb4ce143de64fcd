import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function PickOneTrail() {
  return (
    <Box sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Trail of the day"
        defaultExpandedItems={['easy']}
        defaultSelectedItems="lake"
      >
        <TreeItem itemId="easy" label="Easy">
          <TreeItem itemId="lake" label="Lake loop, 4 km" />
          <TreeItem itemId="mill" label="Old mill, 6 km" />
        </TreeItem>
        <TreeItem itemId="steep" label="Steep">
          <TreeItem itemId="ridge" label="Ridge path, 11 km" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
