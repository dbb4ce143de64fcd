import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view-pro';
import { expedition } from './expedition';
import { moveItem } from './moveItem';

type MoveRule = NonNullable<
  RichTreeViewProProps<TreeViewDefaultItemModelProperties, false>['canMoveItemToNewPosition']
>;

const containers = expedition.map(({ id }) => id);

/** Containers stay at the top, gear stays in containers. */
const canMove: MoveRule = ({ itemId, newPosition }) =>
  containers.includes(itemId)
    ? newPosition.parentId === null
    : newPosition.parentId !== null && containers.includes(newPosition.parentId);

export default function DropIntoContainersOnly() {
  const [items, setItems] = React.useState(expedition);

  return (
    <Box sx={{ minHeight: 260, width: '100%', maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Packing list with two levels"
        items={items}
        defaultExpandedItems={['backpack', 'sled']}
        itemsReordering
        onItemPositionChange={({ itemId, newPosition }) =>
          setItems((old) => moveItem(old, itemId, newPosition))
        }
        canMoveItemToNewPosition={canMove}
      />
    </Box>
  );
}
