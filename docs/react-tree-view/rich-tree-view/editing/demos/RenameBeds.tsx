import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { greenhouse } from './greenhouse';

const features = { labelEditing: true };
const slots = { item: TreeItem2 };
const slotProps = { item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } };

export default function RenameBeds() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Greenhouse"
        items={greenhouse}
        defaultExpandedItems={['north', 'south']}
        experimentalFeatures={features}
        isItemEditable
        slots={slots}
        slotProps={slotProps}
      />
    </Box>
  );
}
