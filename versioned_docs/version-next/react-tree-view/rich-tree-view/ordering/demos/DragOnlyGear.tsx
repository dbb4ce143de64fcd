import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { expedition } from './expedition';
import { moveItem } from './moveItem';

const containers = expedition.map(({ id }) => id);
const isGear = (itemId: string) => !containers.includes(itemId);

export default function DragOnlyGear() {
  const [items, setItems] = React.useState(expedition);

  return (
    <Box sx={{ minHeight: 260, width: '100%', maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Packing list with fixed containers"
        items={items}
        defaultExpandedItems={['backpack', 'sled']}
        itemsReordering
        onItemPositionChange={({ itemId, newPosition }) =>
          setItems((old) => moveItem(old, itemId, newPosition))
        }
        isItemReorderable={isGear}
      />
    </Box>
  );
}
