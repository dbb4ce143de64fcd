import * as React from 'react';
import { DataGridPro, GridToolbar, type GridRowParams } from '@mui/x-data-grid-pro';
import TripDetails from './tripDetails';
import { tripColumns } from './tripColumns';
import type { Trip } from './trips';
import { useTrips } from './useTrips';

const getDetailPanelContent = ({ row }: GridRowParams<Trip>) => <TripDetails trip={row} />;
const getDetailPanelHeight = () => 'auto' as const;

export default function TripsWithPro() {
  const trips = useTrips();
  // A pinned row must not be among the others as well.
  const [lost, others] = React.useMemo(() => {
    const first = (trips ?? []).filter(({ state }) => state === 'lost').slice(0, 2);
    return [first, (trips ?? []).filter((trip) => !first.includes(trip))];
  }, [trips]);

  return (
    <div style={{ height: 620, width: '100%' }}>
      <DataGridPro
        rows={others}
        columns={tripColumns}
        loading={trips === null}
        headerFilters
        headerFilterHeight={52}
        pinnedRows={{ top: lost }}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        disableRowSelectionOnClick
        initialState={{
          pinnedColumns: { left: ['id'], right: ['state'] },
          sorting: {
            sortModel: [
              { field: 'city', sort: 'asc' },
              { field: 'minutes', sort: 'desc' },
            ],
          },
        }}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Bicycle trips, all in one scroll' },
          loadingOverlay: { noRowsVariant: 'skeleton' },
        }}
        density="compact"
      />
    </div>
  );
}
