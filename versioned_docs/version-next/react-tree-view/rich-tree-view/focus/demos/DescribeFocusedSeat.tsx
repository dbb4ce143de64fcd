import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { theater } from './theater';

export default function DescribeFocusedSeat() {
  const apiRef = useRichTreeViewApiRef();
  const [label, setLabel] = React.useState('');

  return (
    <Box onBlur={() => setLabel('')} sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Booked seats"
        items={theater}
        defaultExpandedItems={['stalls']}
        onItemFocus={(_, itemId) => setLabel(apiRef.current?.getItem(itemId).label ?? '')}
      />
      <Typography sx={{ mt: 1 }}>Preview: {label || 'move to an item'}</Typography>
    </Box>
  );
}
