import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { cacheAnswers } from './cacheAnswers';
import { parcelColumns } from './parcelColumns';
import { fetchParcels } from './parcelServer';
import { type RowsRequest, useServerRows } from './useServerRows';

export default function CacheOfPages() {
  const [requests, setRequests] = React.useState(0);

  // Answers are valid for ten seconds.
  const cache = React.useMemo(
    () =>
      cacheAnswers((request: RowsRequest) => {
        setRequests((count) => count + 1);
        return fetchParcels(request);
      }, 10_000),
    [],
  );
  const { gridProps, error, reload } = useServerRows(cache.getCached, 5);

  return (
    <div style={{ width: '100%' }}>
      <Typography component="div" role="status">
        Requests so far: {requests}{' '}
        <Button
          onClick={() => {
            cache.clear();
            reload();
          }}
        >
          Clear the cache and fetch
        </Button>
      </Typography>
      {error && <Alert severity="error">{error}</Alert>}
      <div style={{ height: 278 }}>
        <DataGrid
          {...gridProps}
          columns={parcelColumns}
          pageSizeOptions={[5, 10]}
          density="compact"
          aria-label="Parcels, with cached pages"
        />
      </div>
    </div>
  );
}
