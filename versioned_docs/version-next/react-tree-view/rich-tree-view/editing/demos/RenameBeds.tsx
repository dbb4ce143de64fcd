import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { greenhouse } from './greenhouse';

const slotProps = { item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } };

export default function RenameBeds() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Greenhouse"
        items={greenhouse}
        defaultExpandedItems={['north', 'south']}
        isItemEditable
        slotProps={slotProps}
      />
    </Box>
  );
}
