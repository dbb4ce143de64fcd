import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { library } from './library';

export default function FindItemByWord() {
  const [found, setFound] = React.useState('–');

  return (
    <Box sx={{ minHeight: 300, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Sections found by word"
        items={library}
        defaultExpandedItems={['history', 'science']}
        onItemFocus={(_, itemId) => setFound(itemId)}
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        Focus: {found}
      </Typography>
    </Box>
  );
}
