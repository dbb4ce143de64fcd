import { DataGrid, type GridColDef } from '@mui/x-data-grid';

// As read from a CSV file: everything is text.
const lines = [
  { id: '1', meter: 'North wing', kwh: '1240.5', read: '2021-01-31', estimated: 'no' },
  { id: '2', meter: 'South wing', kwh: '980', read: '2021-02-01', estimated: 'yes' },
  { id: '3', meter: 'Workshop', kwh: '', read: '', estimated: 'no' },
  { id: '4', meter: 'Canteen', kwh: '2105.75', read: '2021-01-30', estimated: 'no' },
];

const columns: GridColDef[] = [
  { field: 'meter', headerName: 'Meter', flex: 1, minWidth: 120 },
  {
    field: 'kwh',
    headerName: 'kWh',
    type: 'number',
    width: 120,
    valueGetter: ({ value: text }) => (text === '' ? null : Number(text)),
  },
  {
    field: 'read',
    headerName: 'Read on',
    type: 'date',
    width: 130,
    // With the time, the text is read as local time and not as UTC.
    valueGetter: ({ value: text }) => (text === '' ? null : new Date(`${text}T00:00`)),
  },
  {
    field: 'estimated',
    headerName: 'Estimated',
    type: 'boolean',
    width: 140,
    valueGetter: ({ value: text }) => text === 'yes',
  },
];

export default function TypesFromText() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={lines}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Meter readings from a CSV file"
      />
    </div>
  );
}
