import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { tripColumns } from './tripColumns';
import type { Trip } from './trips';
import { useTrips } from './useTrips';

const columnGroups = [
  { groupId: 'Where', children: [{ field: 'city' }, { field: 'station' }] },
  { groupId: 'Ride', children: [{ field: 'minutes' }, { field: 'kilometers' }] },
];

/** What a save would do: here it only refuses an empty note on a lost bicycle. */
function saveTrip(trip: Trip): Trip {
  if (trip.state === 'lost' && trip.note.trim() === '') {
    return { ...trip, note: 'Ask the rider' };
  }
  return trip;
}

/** While the trips are made: an array written in the JSX would be a new one on each render. */
const noTrips: Trip[] = [];

export default function TripsWithCommunity() {
  const trips = useTrips();

  return (
    <div style={{ height: 620, width: '100%' }}>
      <DataGrid
        rows={trips ?? noTrips}
        columns={tripColumns}
        loading={trips === null}
        processRowUpdate={saveTrip}
        checkboxSelection
        disableSelectionOnClick
        experimentalFeatures={{ columnGrouping: true, newEditingApi: true }}
        columnGroupingModel={columnGroups}
        initialState={{
          sorting: { sortModel: [{ field: 'start', sort: 'desc' }] },
          pagination: { pageSize: 50 },
        }}
        rowsPerPageOptions={[25, 50, 100]}
        components={{ Toolbar: GridToolbar }}
        aria-label="Bicycle trips, page by page"
        componentsProps={{
          toolbar: { showQuickFilter: true },
        }}
        density="compact"
      />
    </div>
  );
}
