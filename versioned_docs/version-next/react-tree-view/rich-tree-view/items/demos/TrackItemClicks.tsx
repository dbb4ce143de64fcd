import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';

const menu: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'soups',
    label: 'Soups',
    children: [
      { id: 'leek', label: 'Leek and potato' },
      { id: 'miso', label: 'Miso' },
    ],
  },
  { id: 'bread', label: 'Bread of the day' },
];

export default function TrackItemClicks() {
  const [clicks, setClicks] = React.useState<string[]>([]);

  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Menu"
        items={menu}
        defaultExpandedItems={['soups']}
        onItemClick={(event, itemId) => setClicks((previous) => [...previous, itemId].slice(-4))}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        Last clicks: {clicks.join(', ') || 'none'}
      </Typography>
    </Box>
  );
}
