import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { regions, type Region } from './regions';

const childrenOf = new Map<number | null, Region[]>();
for (const region of regions) {
  childrenOf.set(region.parentId, [...(childrenOf.get(region.parentId) ?? []), region]);
}

const roots = childrenOf.get(null) ?? [];
const getItemId = ({ id }: Region) => String(id);
const getItemLabel = ({ name }: Region) => name;
const getItemChildren = ({ id }: Region) => childrenOf.get(id);

export default function NestRowsByParentId() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Sales regions"
        items={roots}
        getItemId={getItemId}
        getItemLabel={getItemLabel}
        getItemChildren={getItemChildren}
        defaultExpandedItems={['1', '3']}
      />
    </Box>
  );
}
