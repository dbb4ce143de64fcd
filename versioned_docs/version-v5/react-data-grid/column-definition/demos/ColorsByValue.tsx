import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const readings = [
  { id: 'Silo 1', moisture: 11.2, temperature: 21 },
  { id: 'Silo 2', moisture: 12.6, temperature: 24 },
  { id: 'Silo 3', moisture: 13.4, temperature: 31 },
  { id: 'Silo 4', moisture: 10.1, temperature: 19 },
];

const columns: GridColDef<(typeof readings)[number]>[] = [
  { field: 'id', headerName: 'Silo', flex: 1, minWidth: 100, cellClassName: 'silo' },
  {
    field: 'moisture',
    headerName: 'Moisture (%)',
    type: 'number',
    width: 140,
    cellClassName: ({ value }) => (value > 12.5 ? 'too-moist' : ''),
    valueFormatter: ({ value }) => (value > 12.5 ? `▲ ${value}` : String(value)),
  },
  { field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 160 },
];

export default function ColorsByValue() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={readings}
        columns={columns}
        density="compact"
        hideFooter
        sx={{
          '& .silo': { fontWeight: 700 },
          '& .too-moist': { bgcolor: 'warning.light', color: 'common.black' },
        }}
        aria-label="Silos, with moisture above 12.5 % marked"
      />
    </div>
  );
}
