import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { greenhouse, type Bed } from './greenhouse';

const isUnlocked = (item: Bed) => !item.locked;

const features = { labelEditing: true };
const slots = { item: TreeItem2 };
const slotProps = { item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } };
const getLabel = ({ label, locked }: Bed) => (locked ? `${label} (locked)` : label);

export default function RenameUnlockedBeds() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Greenhouse with locked names"
        items={greenhouse}
        getItemLabel={getLabel}
        defaultExpandedItems={['north', 'south']}
        experimentalFeatures={features}
        isItemEditable={isUnlocked}
        slots={slots}
        slotProps={slotProps}
      />
    </Box>
  );
}
