import * as React from 'react';
import { DataGridPro, type GridRowParams, type GridSortModel } from '@mui/x-data-grid-pro';
import { tripColumns } from './tripColumns';
import TripToolbar from './tripToolbar';
import type { Trip } from './trips';
import { useTrips } from './useTrips';

const components = { Toolbar: TripToolbar };

/** While the trips are made: an array written in the JSX would be a new one on each render. */
const noTrips: Trip[] = [];

const canBeSelected = ({ row }: GridRowParams) => row['state'] !== 'lost';

export default function TripsWithPro() {
  const trips = useTrips();
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'city', sort: 'asc' },
    { field: 'minutes', sort: 'desc' },
  ]);

  return (
    <div style={{ height: 620, width: '100%' }}>
      <DataGridPro
        rows={trips ?? noTrips}
        columns={tripColumns}
        loading={trips === null}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        checkboxSelection
        disableSelectionOnClick
        isRowSelectable={canBeSelected}
        components={components}
        density="compact"
        aria-label="Bicycle trips, all in one scroll"
      />
    </div>
  );
}
