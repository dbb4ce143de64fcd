import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { expedition } from './expedition';
import { moveItem } from './moveItem';

const print = ({ parentId, index }: { parentId: string | null; index: number }) =>
  `${parentId ?? 'top level'} ${index}`;

export default function KeepDraggedOrder() {
  const [items, setItems] = React.useState(expedition);
  const [message, setMessage] = React.useState('Nothing moved yet');

  return (
    <Box sx={{ minHeight: 330, width: '100%', maxWidth: 360 }}>
      <Button onClick={() => setItems(expedition)}>First order</Button>
      <RichTreeViewPro
        aria-label="Packing list with a kept order"
        items={items}
        defaultExpandedItems={['backpack', 'sled']}
        itemsReordering
        onItemPositionChange={({ itemId, oldPosition, newPosition }) => {
          setItems((old) => moveItem(old, itemId, newPosition));
          setMessage(`${itemId}: from ${print(oldPosition)} to ${print(newPosition)}`);
        }}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
