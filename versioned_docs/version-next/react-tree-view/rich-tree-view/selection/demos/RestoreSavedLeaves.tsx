import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useApplyPropagationToSelectedItemsOnMount } from '@mui/x-tree-view/hooks';
import { cargo } from './cargo';

const savedLeaves = ['fish', 'butter', 'cable'];
const propagation = { parents: true, descendants: true };

export default function RestoreSavedLeaves() {
  const selected = useApplyPropagationToSelectedItemsOnMount({
    items: cargo,
    selectionPropagation: propagation,
    selectedItems: savedLeaves,
  });

  return (
    <Box sx={{ minHeight: 340, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Cargo of the last trip"
        items={cargo}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        defaultSelectedItems={selected}
        defaultExpandedItems={['hold-1', 'cold', 'hold-2']}
      />
    </Box>
  );
}
