import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const rooms: TreeViewBaseItem[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'r01', label: 'Room 0.1' },
      { id: 'r02', label: 'Room 0.2' },
    ],
  },
  { id: 'first', label: 'First floor', children: [{ id: 'r11', label: 'Room 1.1' }] },
];

const features = { labelEditing: true };
const itemProps = { slotProps: { labelInput: { 'aria-label': 'Name of the room' } } };
const isRoom = (item: TreeViewBaseItem) => !item.children;

export default function RenameRooms() {
  const [message, setMessage] = React.useState('Nothing renamed yet');

  return (
    <Box sx={{ minHeight: 240, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Rooms"
        items={rooms}
        defaultExpandedItems={['ground', 'first']}
        experimentalFeatures={features}
        isItemEditable={isRoom}
        slots={{ item: TreeItem2 }}
        slotProps={{ item: itemProps }}
        onItemLabelChange={(itemId, label) => setMessage(`${itemId} is now “${label}”`)}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
