import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { garden } from './garden';

export default function ListChildrenIds() {
  const apiRef = useRichTreeViewApiRef();
  const [ids, setIds] = React.useState<string[]>([]);

  const read = (itemId: string | null) => {
    setIds(apiRef.current?.getItemOrderedChildrenIds(itemId) ?? []);
  };

  return (
    <Box sx={{ minHeight: 280, width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button variant="outlined" onClick={() => read(null)}>
          Root
        </Button>
        <Button variant="outlined" onClick={() => read('south')}>
          South bed
        </Button>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Garden beds"
        items={garden}
        defaultExpandedItems={['south']}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        Child ids: {ids.join(', ') || 'none read yet'}
      </Typography>
    </Box>
  );
}
