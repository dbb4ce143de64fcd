import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view-pro';
import { expedition } from './expedition';
import { moveItem } from './moveItem';
import { saveMove } from './orderServer';

type MoveHandler = NonNullable<
  RichTreeViewProProps<TreeViewDefaultItemModelProperties, false>['onItemPositionChange']
>;

const never = () => false;

export default function SaveOrderToServer() {
  const [items, setItems] = React.useState(expedition);
  const [saving, setSaving] = React.useState(false);
  const [message, setMessage] = React.useState('Everything is saved');

  const handleMove: MoveHandler = async ({ itemId, oldPosition, newPosition }) => {
    setItems(moveItem(items, itemId, newPosition));
    setSaving(true);
    setMessage('Saving …');
    try {
      await saveMove(oldPosition.parentId, newPosition.parentId);
      setMessage('Saved');
    } catch (error) {
      setItems([...items]);
      setMessage((error as Error).message);
    }
    setSaving(false);
  };

  return (
    <Box sx={{ minHeight: 290, width: '100%', maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Packing list on a server"
        items={items}
        defaultExpandedItems={['backpack', 'sled']}
        itemsReordering
        isItemReorderable={saving ? never : undefined}
        onItemPositionChange={handleMove}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
