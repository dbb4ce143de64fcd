import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const events = [
  { id: 'Cupping', place: 'Laboratory', day: 'Tuesday' },
  { id: 'Roasting course', place: 'Yard', day: 'Friday' },
];

const columns: GridColDef<(typeof events)[number]>[] = [
  { field: 'id', headerName: 'Event', flex: 1, minWidth: 130 },
  {
    field: 'beside',
    headerName: 'Two elements',
    width: 150,
    renderCell: ({ row }) => (
      <>
        <div>{row.place}</div>
        <div>{row.day}</div>
      </>
    ),
  },
  {
    field: 'below',
    headerName: 'One element',
    width: 130,
    renderCell: ({ row }) => (
      <div>
        <div>{row.place}</div>
        <div>{row.day}</div>
      </div>
    ),
  },
];

export default function LinesInCells() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={events}
        columns={columns}
        rowHeight={64}
        hideFooter
        showCellRightBorder
        aria-label="Two lines, in one element and in two"
      />
    </div>
  );
}
