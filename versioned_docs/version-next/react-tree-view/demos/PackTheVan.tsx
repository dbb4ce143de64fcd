import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view-pro';

const van: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'front',
    label: 'Front rack',
    children: [
      { id: 'drill', label: 'Drill' },
      { id: 'cables', label: 'Cables' },
    ],
  },
  { id: 'back', label: 'Back rack', children: [{ id: 'panels', label: 'Solar panels' }] },
  { id: 'roof', label: 'Roof box', children: [] },
];

const isRack = (itemId: string | null) => van.some(({ id }) => id === itemId);

export default function PackTheVan() {
  const [message, setMessage] = React.useState('Drag a tool to another rack');

  return (
    <Box sx={{ minHeight: 270, width: '100%', maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Van"
        items={van}
        defaultExpandedItems={['front', 'back']}
        itemsReordering
        isItemReorderable={(itemId) => !isRack(itemId)}
        canMoveItemToNewPosition={({ newPosition }) => isRack(newPosition.parentId)}
        onItemPositionChange={({ itemId, newPosition: { parentId, index } }) =>
          setMessage(`${itemId} → ${parentId}, place ${index + 1}`)
        }
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
