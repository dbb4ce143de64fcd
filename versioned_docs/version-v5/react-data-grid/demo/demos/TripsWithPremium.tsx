import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  GridToolbar,
} from '@mui/x-data-grid-premium';
import { tripColumns } from './tripColumns';
import type { Trip } from './trips';
import { useTrips } from './useTrips';

const stationColumn = { headerName: 'City and station', width: 220 };

/** While the trips are made: an array written in the JSX would be a new one on each render. */
const noTrips: Trip[] = [];

export default function TripsWithPremium() {
  const trips = useTrips();

  return (
    <div style={{ height: 620, width: '100%' }}>
      <DataGridPremium
        rows={trips ?? noTrips}
        columns={tripColumns}
        loading={trips === null}
        experimentalFeatures={{ aggregation: true }}
        disableSelectionOnClick
        groupingColDef={stationColumn}
        initialState={{
          rowGrouping: { model: ['city', 'station'] },
          aggregation: { model: { kilometers: 'sum', fare: 'sum', minutes: 'avg' } },
          columns: {
            columnVisibilityModel: { city: false, station: false },
            // What is summed comes first.
            orderedFields: ['kilometers', 'minutes', 'fare', 'start', 'rider'],
          },
          pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
        }}
        components={{ Toolbar: GridToolbar }}
        aria-label="Bicycle trips, grouped and summed"
        density="compact"
        headerHeight={72}
      />
    </div>
  );
}
