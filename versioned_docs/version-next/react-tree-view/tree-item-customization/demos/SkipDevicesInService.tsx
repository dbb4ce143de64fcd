import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { observatory, type Device } from './observatory';

const preventTree = (event: TreeViewCancellableEvent) => {
  event.defaultMuiPrevented = true;
};

const GuardedItem = React.forwardRef(function GuardedItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const device = useTreeItemModel<Device>(props.itemId)!;

  const handleKeyDown = (event: React.KeyboardEvent & TreeViewCancellableEvent) => {
    if (device.inService && [' ', 'Enter'].includes(event.key)) {
      event.preventDefault();
      preventTree(event);
    }
  };
  const content: object | undefined = device.inService ? { onClick: preventTree } : undefined;
  return <TreeItem {...props} ref={ref} onKeyDown={handleKeyDown} slotProps={{ content }} />;
});

const slots = { item: GuardedItem };

export default function SkipDevicesInService() {
  const [selected, setSelected] = React.useState<string | null>(null);
  return (
    <Box sx={{ minHeight: 270, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Devices, of which two cannot be selected"
        items={observatory}
        defaultExpandedItems={['north', 'reflector', 'south']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
        slots={slots}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        Selected: {selected ?? 'none'} (CCD camera and refractor are in service)
      </Typography>
    </Box>
  );
}
