import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { observatory } from './observatory';

const DoubleClickItem = React.forwardRef(function DoubleClickItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId });
  const slotProps = { label: { onDoubleClick: interactions.handleExpansion } };
  return <TreeItem {...props} ref={ref} slotProps={slotProps} />;
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
