import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';
import { cargo } from './cargo';

const propagation = { parents: true, descendants: true };

const collectLeaves = (items: TreeViewDefaultItemModelProperties[]): string[] =>
  items.flatMap(({ id, children = [] }) => (children.length > 0 ? collectLeaves(children) : [id]));
const leafIds = collectLeaves(cargo);

export default function TickWholeBranches() {
  const [selected, setSelected] = React.useState(['cable']);
  const leaves = leafIds.filter((id) => selected.includes(id));

  return (
    <Box sx={{ minHeight: 380, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Cargo to unload"
        items={cargo}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={['hold-1', 'cold', 'hold-2']}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        Unload: {leaves.join(', ') || 'nothing'}
      </Typography>
    </Box>
  );
}
