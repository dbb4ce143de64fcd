import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const buildings = [
  { id: 1, name: 'Library', kwh: 1240, area: 31 },
  { id: 2, name: 'Boat house', kwh: 960, area: 12 },
  { id: 3, name: 'Town hall', kwh: 8300, area: 166 },
  { id: 4, name: 'Kiosk', kwh: 410, area: 4 },
];

const columns: GridColDef<(typeof buildings)[number]>[] = [
  { field: 'name', headerName: 'Building', flex: 1, minWidth: 120 },
  {
    field: 'kwh',
    headerName: 'Consumption',
    type: 'number',
    width: 150,
    // Shown as text, still sorted as a number.
    valueFormatter: ({ value: kwh }) => (kwh < 1000 ? `${kwh} kWh` : `${kwh / 1000} MWh`),
  },
  {
    field: 'perSquareMetre',
    headerName: 'kWh per m²',
    type: 'number',
    width: 140,
    // No such field in the rows: the value is computed, and sorted as computed.
    valueGetter: ({ row }) => row.kwh / row.area,
  },
];

export default function SortByDerivedValue() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={buildings}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'kwh', sort: 'asc' }] } }}
        density="compact"
        hideFooter
        aria-label="Energy use of buildings"
      />
    </div>
  );
}
