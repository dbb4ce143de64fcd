import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { orchestra } from './orchestra';

export default function PickOneInstrument() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Your instrument"
        items={orchestra}
        defaultExpandedItems={['strings']}
        defaultSelectedItems="viola"
      />
    </Box>
  );
}
