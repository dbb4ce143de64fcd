import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LogTrailSelection() {
  const [last, setLast] = React.useState('nothing yet');
  const [selected, setSelected] = React.useState<string[]>([]);

  const handleToggle = (_: React.SyntheticEvent | null, itemId: string, isSelected: boolean) =>
    setLast(`${itemId} ${isSelected ? 'selected' : 'deselected'}`);

  return (
    <Box sx={{ minHeight: 240, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Shelters"
        multiSelect
        defaultExpandedItems={['valley']}
        onItemSelectionToggle={handleToggle}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
      >
        <TreeItem itemId="valley" label="Valley">
          <TreeItem itemId="barn" label="Barn" />
          <TreeItem itemId="chapel" label="Chapel" />
        </TreeItem>
        <TreeItem itemId="pass" label="Pass" />
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 1 }}>
        Last change: {last}
        <br />
        Selected: {selected.join(', ') || 'none'}
      </Typography>
    </Box>
  );
}
