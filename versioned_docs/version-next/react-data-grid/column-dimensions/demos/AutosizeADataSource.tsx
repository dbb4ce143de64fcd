import * as React from 'react';
import { DataGrid, useGridApiRef, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { fetchSightings } from './sightingServer';
import type { Sighting } from './sightings';

const columns: GridColDef<Sighting>[] = [
  { field: 'bird', headerName: 'Bird' },
  { field: 'latin', headerName: 'Scientific name' },
  { field: 'place', headerName: 'Place', maxWidth: 240 },
];

const source: GridDataSource = {
  getRows: async () => {
    const rows = await fetchSightings();
    return { rows, rowCount: rows.length };
  },
};

export default function AutosizeADataSource() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    const stop = apiRef.current?.subscribeEvent('renderedRowsIntervalChange', () => {
      stop?.();
      requestAnimationFrame(() => apiRef.current?.autosizeColumns({ includeOutliers: true }));
    });
    return stop;
  }, [apiRef]);

  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        columns={columns}
        dataSource={source}
        // The server sends all rows in one order.
        disableColumnSorting
        disableColumnFilter
        density="compact"
        hideFooter
        label="Birds from a data source"
      />
    </div>
  );
}
