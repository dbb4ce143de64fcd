import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { expedition } from './expedition';

export default function DragToPack() {
  return (
    <Box sx={{ minHeight: 260, width: '100%', maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Packing list"
        items={expedition}
        defaultExpandedItems={['backpack', 'sled']}
        itemsReordering
      />
    </Box>
  );
}
