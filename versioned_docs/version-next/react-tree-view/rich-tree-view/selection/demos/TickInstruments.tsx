import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { orchestra } from './orchestra';

export default function TickInstruments() {
  return (
    <Box sx={{ minHeight: 300, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Instruments to tune"
        items={orchestra}
        checkboxSelection
        multiSelect
        defaultExpandedItems={['strings']}
        defaultSelectedItems={['cello']}
      />
    </Box>
  );
}
