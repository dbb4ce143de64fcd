import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { orchestra } from './orchestra';

export default function PickSeveralInstruments() {
  return (
    <Box sx={{ minHeight: 300, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Instruments of the piece"
        items={orchestra}
        multiSelect
        defaultExpandedItems={['strings', 'brass']}
        defaultSelectedItems={['violin', 'horn']}
      />
    </Box>
  );
}
