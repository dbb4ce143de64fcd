import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { greenhouses, type Bed } from './greenhouses';

const BedItem = React.forwardRef(function BedItem(
  { label, ...props }: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const plants = useTreeItemModel<Bed>(props.itemId)?.plants;
  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          {label}
          {plants !== undefined && <Chip size="small" label={`${plants} plants`} />}
        </Stack>
      }
    />
  );
});

export default function PlantsPerBed() {
  return (
    <Box sx={{ minHeight: 220, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Greenhouses"
        items={greenhouses}
        defaultExpandedItems={['east']}
        slots={{ item: BedItem }}
      />
    </Box>
  );
}
