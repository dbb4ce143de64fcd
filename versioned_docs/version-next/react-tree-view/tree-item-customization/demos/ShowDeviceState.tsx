import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { observatory, type Device } from './observatory';

interface DeviceLabelProps {
  children: React.ReactNode;
  inService?: boolean;
}

function DeviceLabel({ children, inService, ...other }: DeviceLabelProps) {
  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {children}
      {inService && <Chip label="In service" size="small" />}
    </TreeItemLabel>
  );
}

const parts = { label: DeviceLabel };

const DeviceItem = React.forwardRef(function DeviceItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const device = useTreeItemModel<Device>(props.itemId)!;
  const slotProps: object = { label: { inService: device.inService } };
  return <TreeItem {...props} ref={ref} slots={parts} slotProps={slotProps} />;
});

const slots = { item: DeviceItem };

export default function ShowDeviceState() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Devices and their state"
        items={observatory}
        defaultExpandedItems={['north', 'reflector', 'south']}
        slots={slots}
      />
    </Box>
  );
}
