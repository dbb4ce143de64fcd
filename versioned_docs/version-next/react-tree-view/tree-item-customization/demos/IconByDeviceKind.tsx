import * as React from 'react';
import CameraAltIcon from '@mui/icons-material/CameraAlt';
import HomeWorkIcon from '@mui/icons-material/HomeWork';
import VisibilityIcon from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { observatory, type Device } from './observatory';

const icons = { dome: HomeWorkIcon, telescope: VisibilityIcon, camera: CameraAltIcon };

const KindItem = React.forwardRef(function KindItem(
  { label, ...props }: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const device = useTreeItemModel<Device>(props.itemId)!;
  const Icon = icons[device.kind];
  const iconAndLabel = (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" color="action" />
      {label}
    </Box>
  );
  return <TreeItem {...props} ref={ref} label={iconAndLabel} />;
});

const slots = { item: KindItem };

export default function IconByDeviceKind() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Devices with the icon of their kind"
        items={observatory}
        defaultExpandedItems={['north', 'reflector', 'south']}
        slots={slots}
      />
    </Box>
  );
}
