import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Class', flex: 1, minWidth: 150 },
  { field: 'coach', headerName: 'Coach', width: 130 },
  { field: 'starts', headerName: 'Starts', type: 'date', width: 120 },
  { field: 'places', headerName: 'Places', type: 'number' },
  { field: 'indoor', headerName: 'Indoor', type: 'boolean' },
];

const rows = [
  {
    id: 1,
    name: 'First rope',
    coach: 'Ines Duarte',
    starts: new Date(2023, 2, 6),
    places: 8,
    indoor: true,
  },
  {
    id: 2,
    name: 'Lead, beginners',
    coach: 'Paul Ochieng',
    starts: new Date(2023, 2, 7),
    places: 6,
    indoor: true,
  },
  {
    id: 3,
    name: 'Bouldering, kids',
    coach: 'Lena Vogel',
    starts: new Date(2023, 2, 8),
    places: 12,
    indoor: true,
  },
  {
    id: 4,
    name: 'Falling safely',
    coach: 'Ines Duarte',
    starts: new Date(2023, 2, 10),
    places: 8,
    indoor: true,
  },
  {
    id: 5,
    name: 'Day at the crag',
    coach: 'Kenji Mori',
    starts: new Date(2023, 3, 15),
    places: 5,
    indoor: false,
  },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Climbing classes" rows={rows} columns={columns} />
    </div>
  );
}
