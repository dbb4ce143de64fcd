import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { rideColumns, rides } from './rides';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'station' }],
      columns: [],
      values: [],
    },
  },
};

export default function RowOfEachStation() {
  return (
    <div style={{ height: 190, width: '100%' }}>
      <DataGridPremium
        rows={rides}
        columns={rideColumns}
        initialState={initialState}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Stations, without values' } }}
      />
    </div>
  );
}
