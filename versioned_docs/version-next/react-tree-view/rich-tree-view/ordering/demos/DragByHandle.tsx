import * as React from 'react';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view-pro';
import { expedition } from './expedition';
import { moveItem } from './moveItem';

type RootProps = React.HTMLAttributes<HTMLLIElement>;
const DragStart = React.createContext<RootProps['onDragStart']>(undefined);

/** Takes the ability to be dragged from the whole item, and leaves the rest of its props. */
const Root = React.forwardRef(function Root(
  { draggable, onDragStart, ownerState, ...other }: RootProps & { ownerState?: object },
  ref: React.Ref<HTMLLIElement>,
) {
  return (
    <DragStart.Provider value={onDragStart}>
      <Box component="li" {...other} ref={ref} sx={{ listStyle: 'none', outline: 0 }} />
    </DragStart.Provider>
  );
});

function LabelWithHandle({ children, ...other }: { children: React.ReactNode }) {
  const onDragStart = React.useContext(DragStart);
  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        draggable={onDragStart !== undefined}
        onDragStart={onDragStart as never}
        sx={{ display: 'flex', cursor: 'grab', color: 'text.secondary' }}
      >
        <DragIndicatorIcon fontSize="small" />
      </Box>
      {children}
    </TreeItemLabel>
  );
}

const parts: object = { root: Root, label: LabelWithHandle };
const HandleItem = React.forwardRef(function HandleItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  return <TreeItem {...props} ref={ref} slots={parts} />;
});

const slots = { item: HandleItem };

export default function DragByHandle() {
  const [items, setItems] = React.useState(expedition);

  return (
    <Box sx={{ minHeight: 260, width: '100%', maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Packing list with handles"
        items={items}
        defaultExpandedItems={['backpack', 'sled']}
        itemsReordering
        onItemPositionChange={({ itemId, newPosition }) =>
          setItems((old) => moveItem(old, itemId, newPosition))
        }
        slots={slots}
      />
    </Box>
  );
}
