import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { TreeViewBaseItem } from '@mui/x-tree-view-pro';

const setList: TreeViewBaseItem[] = [
  {
    id: 'first-half',
    label: 'First half',
    children: [
      { id: 'overture', label: 'Overture' },
      { id: 'waltz', label: 'Waltz in A minor' },
    ],
  },
  {
    id: 'second-half',
    label: 'Second half',
    children: [
      { id: 'serenade', label: 'Serenade' },
      { id: 'finale', label: 'Finale' },
    ],
  },
  { id: 'encore', label: 'Encore' },
];

const features = { indentationAtItemLevel: true, itemsReordering: true };

export default function ArrangeSetList() {
  const [message, setMessage] = React.useState('Drag a piece to another place');

  return (
    <Box sx={{ minHeight: 300, width: '100%', maxWidth: 360 }}>
      <RichTreeViewPro
        id="set-list"
        aria-label="Set list"
        items={setList}
        defaultExpandedItems={['first-half', 'second-half']}
        experimentalFeatures={features}
        itemsReordering
        onItemPositionChange={({ itemId, newPosition }) =>
          setMessage(`${itemId} → ${newPosition.parentId ?? 'top level'}, ${newPosition.index + 1}`)
        }
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
