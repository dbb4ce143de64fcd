import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const events = [
  { id: 'Cupping', place: 'Laboratory', day: 'Tuesday' },
  { id: 'Roasting course', place: 'Yard', day: 'Friday' },
];

type Event = (typeof events)[number];

const renderTwoLines: GridColDef<Event>['renderCell'] = ({ row }) => (
  <div>
    <div>{row.place}</div>
    <div>{row.day}</div>
  </div>
);

const columns: GridColDef<Event>[] = [
  { field: 'id', headerName: 'Event', flex: 1, minWidth: 130 },
  { field: 'text', headerName: 'display: text', width: 130, renderCell: renderTwoLines },
  {
    field: 'flex',
    headerName: 'display: flex',
    width: 130,
    display: 'flex',
    renderCell: renderTwoLines,
  },
];

export default function TextAndFlexCells() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={events}
        columns={columns}
        rowHeight={64}
        hideFooter
        showCellVerticalBorder
        label="Two lines in both display modes"
      />
    </div>
  );
}
