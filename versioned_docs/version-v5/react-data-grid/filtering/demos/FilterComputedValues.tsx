import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { chargers, type Charger } from './chargers';

const columns: GridColDef<Charger>[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 130 },
  {
    field: 'minutes',
    headerName: 'For 60 kWh',
    type: 'number',
    width: 140,
    valueGetter: ({ row }) => Math.round((60 / row.power) * 60),
    valueFormatter: ({ value: minutes }) =>
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
          filter: {
            filterModel: { items: [{ columnField: 'minutes', operatorValue: '<', value: 90 }] },
          },
        }}
        density="compact"
        hideFooter
        aria-label="Charging points that need less than 90 minutes"
      />
    </div>
  );
}
