import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'origin', headerName: 'Origin', flex: 1, minWidth: 150 },
  { field: 'roast', headerName: 'Roast', width: 100 },
  { field: 'roastedOn', headerName: 'Roasted', type: 'date', width: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
  { field: 'sold', headerName: 'Sold', type: 'boolean' },
];

const rows = [
  {
    id: 1,
    origin: 'Colombia, Huila',
    roast: 'Medium',
    roastedOn: new Date(2024, 8, 2),
    weight: 51.6,
    sold: true,
  },
  {
    id: 2,
    origin: 'Ethiopia, Guji',
    roast: 'Light',
    roastedOn: new Date(2024, 8, 2),
    weight: 26.4,
    sold: true,
  },
  {
    id: 3,
    origin: 'Brazil, Cerrado',
    roast: 'Dark',
    roastedOn: new Date(2024, 8, 4),
    weight: 97.2,
    sold: false,
  },
  {
    id: 4,
    origin: 'Kenya, Nyeri',
    roast: 'Light',
    roastedOn: new Date(2024, 8, 5),
    weight: 26.1,
    sold: false,
  },
  {
    id: 5,
    origin: 'Peru, Cajamarca',
    roast: 'Medium',
    roastedOn: new Date(2024, 8, 6),
    weight: 51,
    sold: false,
  },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Coffee batches" rows={rows} columns={columns} />
    </div>
  );
}
