import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { greenhouse, type Bed } from './greenhouse';

const isUnlocked = (item: Bed) => !item.locked;

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
        isItemEditable={isUnlocked}
        slotProps={slotProps}
      />
    </Box>
  );
}
