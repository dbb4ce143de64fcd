import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchPlaces, type Place } from './warehouseServer';

const noItems: Place[] = [];
const dataSource = {
  getChildrenCount: (place: Place) => place.inside,
  getTreeItems: (parentId?: string) => fetchPlaces(parentId),
};
const slotProps = { item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } } };

export default function OpenDeepShelf() {
  return (
    <Box sx={{ minHeight: 240, width: '100%', maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Warehouse, open down to a shelf"
        items={noItems}
        dataSource={dataSource}
        defaultExpandedItems={['a', 'a1']}
        defaultSelectedItems="a1-high"
        slotProps={slotProps}
      />
    </Box>
  );
}
