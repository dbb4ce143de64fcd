import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { fetchPlaces, type Place } from './warehouseServer';

const noItems: Place[] = [];
const dataSource = {
  getChildrenCount: (place: Place) => place.inside,
  getTreeItems: (parentId?: string) => fetchPlaces(parentId),
};
const slotProps = { item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } } };

export default function LimitCacheTime() {
  const [cache] = React.useState(() => new DataSourceCacheDefault<Place>({ ttl: 5000 }));
  const [message, setMessage] = React.useState('');

  return (
    <Box sx={{ minHeight: 270, width: '100%', maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Warehouse cached for 5 seconds"
        items={noItems}
        dataSource={dataSource}
        dataSourceCache={cache}
        onItemsLazyLoaded={({ parentId, isCacheHit }) =>
          setMessage(`${parentId ?? 'First level'}: from the ${isCacheHit ? 'cache' : 'server'}`)
        }
        slotProps={slotProps}
      />
      <Typography role="status" sx={{ pt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
