import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { chargers, type Charger } from './chargers';

const columns: GridColDef<Charger>[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 130 },
  {
    field: 'minutes',
    headerName: 'For 60 kWh',
    type: 'number',
    width: 140,
    valueGetter: (value, row) => Math.round((60 / row.power) * 60),
    valueFormatter: (minutes: number) =>
      minutes < 60 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`,
  },
];

export default function FilterComputedValues() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGrid
        rows={chargers}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'minutes', operator: '<', value: 90 }] } },
        }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Charging points that need less than 90 minutes' } }}
      />
    </div>
  );
}
