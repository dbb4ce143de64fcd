import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import { observatory } from './observatory';

const DoubleClickItem = React.forwardRef(function DoubleClickItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const { interactions } = useTreeItem2Utils({ itemId: props.itemId, children: props.children });
  const slotProps = { label: { onDoubleClick: interactions.handleExpansion } };
  return <TreeItem2 {...props} ref={ref} slotProps={slotProps} />;
});

const slots = { item: DoubleClickItem };

export default function ExpandByDoubleClick() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Devices that a double click expands"
        items={observatory}
        expansionTrigger="iconContainer"
        defaultExpandedItems={['north']}
        slots={slots}
      />
    </Box>
  );
}
