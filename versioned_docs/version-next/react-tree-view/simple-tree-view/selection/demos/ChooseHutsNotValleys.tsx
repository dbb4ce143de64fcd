import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ChooseHutsNotValleys() {
  return (
    <Box sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Huts to book"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['east', 'west']}
        defaultSelectedItems={['lake-hut']}
      >
        <TreeItem itemId="east" label="Eastern valley" disableSelection>
          <TreeItem itemId="lake-hut" label="Lake hut" />
          <TreeItem itemId="pass-hut" label="Pass hut" />
        </TreeItem>
        <TreeItem itemId="west" label="Western valley" disableSelection>
          <TreeItem itemId="forest-hut" label="Forest hut" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
