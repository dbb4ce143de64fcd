import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TickPackingList() {
  return (
    <Box sx={{ minHeight: 280, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Packing list"
        checkboxSelection
        multiSelect
        defaultExpandedItems={['clothes', 'safety']}
        defaultSelectedItems={['boots', 'map']}
      >
        <TreeItem itemId="clothes" label="Clothes">
          <TreeItem itemId="boots" label="Boots" />
          <TreeItem itemId="raincoat" label="Raincoat" />
        </TreeItem>
        <TreeItem itemId="safety" label="Safety">
          <TreeItem itemId="map" label="Map" />
          <TreeItem itemId="whistle" label="Whistle" />
          <TreeItem itemId="lamp" label="Head lamp" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
