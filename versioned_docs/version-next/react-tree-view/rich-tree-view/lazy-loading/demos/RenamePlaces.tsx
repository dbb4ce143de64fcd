import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { fetchPlaces, type Place } from './warehouseServer';

const noItems: Place[] = [];
const dataSource = {
  getChildrenCount: (place: Place) => place.inside,
  getTreeItems: (parentId?: string) => fetchPlaces(parentId),
};
const slotProps = {
  item: {
    slotProps: { loadingIcon: { 'aria-label': 'Loading' }, labelInput: { 'aria-label': 'Name' } },
  },
};

export default function RenamePlaces() {
  const apiRef = useRichTreeViewProApiRef<Place>();
  const [cache] = React.useState(() => new DataSourceCacheDefault<Place>({}));

  const keepLabel = (itemId: string, label: string) => {
    const parentId = apiRef.current!.getParentId(itemId);
    const siblings = parentId ? cache.get(parentId) : undefined;
    if (Array.isArray(siblings)) {
      const renamed = siblings.map((place) => (place.id === itemId ? { ...place, label } : place));
      cache.set(parentId!, renamed);
    }
  };

  return (
    <Box sx={{ minHeight: 240, width: '100%', maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Warehouse with names to edit"
        apiRef={apiRef}
        items={noItems}
        dataSource={dataSource}
        dataSourceCache={cache}
        defaultExpandedItems={['a']}
        isItemEditable
        onItemLabelChange={keepLabel}
        slotProps={slotProps}
      />
    </Box>
  );
}
