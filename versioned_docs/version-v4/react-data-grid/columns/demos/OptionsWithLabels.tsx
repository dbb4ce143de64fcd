import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const boards = [
  { value: 'room', label: 'Room only' },
  { value: 'half', label: 'Half board' },
  { value: 'full', label: 'Full board' },
];

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
  {
    field: 'board',
    headerName: 'Board',
    type: 'singleSelect',
    valueOptions: boards,
    // Without a formatter, the cell shows the value.
    valueFormatter: ({ value }) => boards.find((board) => board.value === value)?.label ?? '',
    editable: true,
    width: 150,
  },
];

const bookings = [
  { id: 1, guest: 'Ito', board: 'half' },
  { id: 2, guest: 'Svensson', board: 'room' },
  { id: 3, guest: 'Okafor', board: 'full' },
];

export default function OptionsWithLabels() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={bookings}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Bookings with board"
      />
    </div>
  );
}
