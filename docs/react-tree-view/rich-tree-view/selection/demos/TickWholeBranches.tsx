import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { cargo } from './cargo';

/** The ids of all items below each item. */
const below = new Map<string, string[]>();
function register({ id, children = [] }: TreeViewBaseItem): string[] {
  below.set(id, []);
  below.set(id, children.flatMap(register));
  return [id, ...below.get(id)!];
}
cargo.forEach(register);
const isLeaf = (id: string) => below.get(id)!.length === 0;
const leavesOf = (id: string) => [id, ...below.get(id)!].filter(isLeaf);

const CheckedLeaves = React.createContext<string[]>([]);

const BranchItem = React.forwardRef(function BranchItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const checked = React.useContext(CheckedLeaves);
  const leaves = leavesOf(props.itemId);
  const count = leaves.filter((id) => checked.includes(id)).length;
  const checkbox: object = {
    indeterminate: count > 0 && count < leaves.length,
    inputProps: { 'aria-label': props.label },
  };
  return <TreeItem2 {...props} ref={ref} slotProps={{ ...props.slotProps, checkbox }} />;
});

const slots = { item: BranchItem };

export default function TickWholeBranches() {
  const [leaves, setLeaves] = React.useState(['fish', 'cable']);
  const [expanded, setExpanded] = React.useState(['hold-1', 'cold', 'hold-2']);

  // A parent is selected when all its leaves are.
  const selected = [...below.keys()].filter((id) => leavesOf(id).every((l) => leaves.includes(l)));
  const isHidden = (id: string) =>
    [...below].some(([parent, ids]) => ids.includes(id) && !expanded.includes(parent));

  const handleChange = (event: React.SyntheticEvent, next: string[]) => {
    if ('shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey) {
      return;
    }
    const added = next.filter((id) => !selected.includes(id)).flatMap(leavesOf);
    const removed = selected.filter((id) => !next.includes(id) && !isHidden(id)).flatMap(leavesOf);
    const kept = leaves.filter((id) => !removed.includes(id));
    setLeaves([...new Set([...kept, ...added])]);
  };

  return (
    <Box sx={{ minHeight: 380, width: '100%', maxWidth: 360 }}>
      <CheckedLeaves.Provider value={leaves}>
        <RichTreeView
          aria-label="Cargo to unload"
          items={cargo}
          multiSelect
          checkboxSelection
          slots={slots}
          selectedItems={selected}
          onSelectedItemsChange={handleChange}
          expandedItems={expanded}
          onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        />
      </CheckedLeaves.Provider>
      <Typography role="status" sx={{ mt: 1 }}>
        Unload: {leaves.join(', ') || 'nothing'}
      </Typography>
    </Box>
  );
}
