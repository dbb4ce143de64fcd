import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 160 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'departs', headerName: 'Departs', type: 'dateTime', width: 180 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 80 },
  { field: 'full', headerName: 'Full', type: 'boolean', width: 80 },
];

const rows = [
  {
    id: 1,
    route: 'Bari – Durrës',
    ship: 'Aurelia',
    departs: new Date(2025, 5, 14, 6, 30),
    cars: 96,
  },
  {
    id: 2,
    route: 'Dover – Calais',
    ship: 'Petrel',
    departs: new Date(2025, 5, 14, 8, 45),
    cars: 130,
  },
  {
    id: 3,
    route: 'Roscoff – Cork',
    ship: 'Gwennol',
    departs: new Date(2025, 5, 14, 20, 30),
    cars: 115,
  },
  {
    id: 4,
    route: 'Yalova – Yenikapı',
    ship: 'Marmara',
    departs: new Date(2025, 5, 15, 7, 0),
    cars: 90,
    full: true,
  },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid label="Ferry crossings" showToolbar rows={rows} columns={columns} />
    </div>
  );
}
