import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { archive } from './archive';

export default function ExpandDecadesByIcon() {
  const [album, setAlbum] = React.useState<string | null>('1962');

  return (
    <Box sx={{ minHeight: 290, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Albums"
        items={archive}
        expansionTrigger="iconContainer"
        defaultExpandedItems={['1960s']}
        selectedItems={album}
        onSelectedItemsChange={(_, itemId) => setAlbum(itemId)}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        Album: {album}
      </Typography>
    </Box>
  );
}
