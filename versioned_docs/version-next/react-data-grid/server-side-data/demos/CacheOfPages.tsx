import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  type GridDataSource,
  useGridApiRef,
} from '@mui/x-data-grid';
import { isStillShown, settleWhile } from './newestAnswer';
import { parcelColumns } from './parcelColumns';
import { fetchParcels } from './parcelServer';

// Answers are good for ten seconds.
const cache = new GridDataSourceCacheDefault({ ttl: 10_000 });

export default function CacheOfPages() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequests((count) => count + 1);
        return settleWhile(
          () => isStillShown(apiRef, params),
          fetchParcels(params, { delay: 600, failing: false }),
        );
      },
    }),
    [apiRef],
  );

  const startOver = () => {
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows();
  };

  return (
    <div style={{ width: '100%' }}>
      <Typography component="div" role="status">
        Requests so far: {requests} <Button onClick={startOver}>Clear the cache and fetch</Button>
      </Typography>
      <div style={{ height: 278 }}>
        <DataGrid
          apiRef={apiRef}
          dataSource={dataSource}
          dataSourceCache={cache}
          columns={parcelColumns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
          pageSizeOptions={[5, 10]}
          density="compact"
          slotProps={{ main: { 'aria-label': 'Parcels, with cached pages' } }}
        />
      </div>
    </div>
  );
}
