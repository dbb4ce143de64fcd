import * as React from 'react';
import { DataGridPro, type GridDataSource, useGridApiRef } from '@mui/x-data-grid-pro';
import { isStillShown, settleWhile } from './newestAnswer';
import { parcelColumns } from './parcelColumns';
import { fetchParcels } from './parcelServer';

export default function PageFromServer() {
  const apiRef = useGridApiRef();

  // Memoized: a new data source would clear the cache and fetch again.
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) =>
        settleWhile(
          () => isStillShown(apiRef, params),
          fetchParcels(params, { delay: 600, failing: false }),
        ),
    }),
    [apiRef],
  );

  return (
    <div style={{ height: 278, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        unstable_dataSource={dataSource}
        columns={parcelColumns}
        pagination
        initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
        pageSizeOptions={[5, 10]}
        density="compact"
        aria-label="Parcels from a server"
      />
    </div>
  );
}
