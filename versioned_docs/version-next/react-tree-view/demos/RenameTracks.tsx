import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';

const recording: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'side-a',
    label: 'Side A',
    children: [
      { id: 'a1', label: 'Track 1' },
      { id: 'a2', label: 'Track 2' },
    ],
  },
  { id: 'side-b', label: 'Side B', children: [{ id: 'b1', label: 'Track 3' }] },
];

const isTrack = (item: TreeViewDefaultItemModelProperties) => !item.children;
const itemProps = { slotProps: { labelInput: { 'aria-label': 'Title of the track' } } };

export default function RenameTracks() {
  const [message, setMessage] = React.useState('No track renamed yet');

  return (
    <Box sx={{ minHeight: 240, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Recording"
        items={recording}
        defaultExpandedItems={['side-a', 'side-b']}
        isItemEditable={isTrack}
        slotProps={{ item: itemProps }}
        onItemLabelChange={(itemId, label) => setMessage(`${itemId} is now “${label}”`)}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
