import * as React from 'react';
import { DataGrid, GridToolbar, type GridSortModel } from '@mui/x-data-grid';
import { tripColumns } from './tripColumns';
import type { Trip } from './trips';
import { useTrips } from './useTrips';

const components = { Toolbar: GridToolbar };
const pageSizes = [25, 50, 100];

/** While the trips are made: an array written in the JSX would be a new one on each render. */
const noTrips: Trip[] = [];

export default function TripsWithCommunity() {
  const trips = useTrips();
  const [pageSize, setPageSize] = React.useState(50);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'start', sort: 'desc' },
  ]);

  return (
    <div style={{ height: 620, width: '100%' }}>
      <DataGrid
        rows={trips ?? noTrips}
        columns={tripColumns}
        loading={trips === null}
        checkboxSelection
        disableSelectionOnClick
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        pageSize={pageSize}
        onPageSizeChange={setPageSize}
        rowsPerPageOptions={pageSizes}
        components={components}
        density="compact"
        aria-label="Bicycle trips, page by page"
      />
    </div>
  );
}
