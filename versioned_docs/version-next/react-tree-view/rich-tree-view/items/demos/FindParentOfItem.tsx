import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { exhibits } from './exhibits';

export default function FindParentOfItem() {
  const apiRef = useRichTreeViewApiRef();
  const [path, setPath] = React.useState<string[]>([]);

  const handleSelect = (event: React.SyntheticEvent | null, itemId: string | null) => {
    const ids: string[] = [];
    for (let id = itemId; id; id = apiRef.current?.getParentId(id) ?? null) {
      ids.unshift(id);
    }
    setPath(ids);
  };

  return (
    <Box sx={{ minHeight: 240, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Exhibits with their path"
        items={exhibits}
        defaultExpandedItems={['room-1']}
        onSelectedItemsChange={handleSelect}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        Path: {path.join(' / ') || 'select an item'}
      </Typography>
    </Box>
  );
}
