import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { greenhouse, type Bed } from './greenhouse';

const isLeaf = (item: Bed) => !item.children?.length;

const slotProps = { item: { slotProps: { labelInput: { 'aria-label': 'Name of the bed' } } } };

export default function RenameLeavesOnly() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Greenhouse with beds to rename"
        items={greenhouse}
        defaultExpandedItems={['north', 'south']}
        isItemEditable={isLeaf}
        slotProps={slotProps}
      />
    </Box>
  );
}
