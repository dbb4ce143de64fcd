import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeItemAnatomy() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Parts of an item"
        checkboxSelection
        multiSelect
        defaultExpandedItems={['north']}
        defaultSelectedItems={['reflector']}
      >
        <TreeItem itemId="north" label="North dome">
          <TreeItem itemId="reflector" label="Reflector" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
