import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { archive } from './archive';

export default function OpenDecadesAtFirst() {
  return (
    <Box sx={{ minHeight: 260, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Photo archive"
        items={archive}
        defaultExpandedItems={['1960s', '1962']}
      />
    </Box>
  );
}
