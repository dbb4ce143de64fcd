import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

const checkbox = (name: string): object => ({ checkbox: { inputProps: { 'aria-label': name } } });

export default function TreeItem2Anatomy() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Parts of an item"
        checkboxSelection
        multiSelect
        defaultExpandedItems={['north']}
        defaultSelectedItems={['reflector']}
      >
        <TreeItem2 itemId="north" label="North dome" slotProps={checkbox('North dome')}>
          <TreeItem2 itemId="reflector" label="Reflector" slotProps={checkbox('Reflector')} />
        </TreeItem2>
      </SimpleTreeView>
    </Box>
  );
}
