import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { expedition } from './expedition';
import { moveItem } from './moveItem';

const features = { indentationAtItemLevel: true, itemsReordering: true };
const itemOf = (event: React.DragEvent) => (event.target as Element).closest('[role="treeitem"]');

export default function CancelDrag() {
  const [items, setItems] = React.useState(expedition);
  const isOverItself = React.useRef(false);
  const isCanceled = React.useRef(false);
  const dragged = React.useRef<Element | null>(null);

  return (
    <Box
      sx={{ minHeight: 260, width: '100%', maxWidth: 360 }}
      onDragStartCapture={(event) => {
        dragged.current = itemOf(event);
        isOverItself.current = true;
      }}
      onDragOverCapture={(event) => {
        isOverItself.current = itemOf(event) === dragged.current;
      }}
      onDragEndCapture={(event) => {
        isCanceled.current = isOverItself.current || event.dataTransfer.dropEffect === 'none';
      }}
    >
      <RichTreeViewPro
        aria-label="Packing list with moves to cancel"
        items={items}
        defaultExpandedItems={['backpack', 'sled']}
        experimentalFeatures={features}
        itemsReordering
        onItemPositionChange={({ itemId, newPosition }) =>
          // A copy of the same items puts everything back.
          setItems(isCanceled.current ? [...items] : moveItem(items, itemId, newPosition))
        }
      />
    </Box>
  );
}
