import * as React from 'react';
import { DataGridPro, GridToolbar, type GridRowParams } from '@mui/x-data-grid-pro';
import TripDetails from './tripDetails';
import { tripColumns } from './tripColumns';
import type { Trip } from './trips';
import { useTrips } from './useTrips';

const getDetailPanelContent = ({ row }: GridRowParams<Trip>) => <TripDetails trip={row} />;
const getDetailPanelHeight = () => 'auto' as const;

/** While the trips are made: an array written in the JSX would be a new one on each render. */
const noTrips: Trip[] = [];

export default function TripsWithPro() {
  const trips = useTrips();
  const pinnedRows = React.useMemo(
    () => ({ top: (trips ?? noTrips).filter(({ state }) => state === 'lost').slice(0, 2) }),
    [trips],
  );

  return (
    <div style={{ height: 620, width: '100%' }}>
      <DataGridPro
        rows={trips ?? noTrips}
        columns={tripColumns}
        loading={trips === null}
        experimentalFeatures={{ rowPinning: true }}
        pinnedRows={pinnedRows}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        disableSelectionOnClick
        initialState={{
          pinnedColumns: { left: ['id'], right: ['state'] },
          sorting: {
            sortModel: [
              { field: 'city', sort: 'asc' },
              { field: 'minutes', sort: 'desc' },
            ],
          },
        }}
        components={{ Toolbar: GridToolbar }}
        aria-label="Bicycle trips, all in one scroll"
        density="compact"
      />
    </div>
  );
}
