import type { GridColDef } from '@mui/x-data-grid';

const numbers: Partial<GridColDef> = {
  type: 'number',
  width: 145,
  // Without it, an empty condition hides all rows.
  valueParser: (value) => (value === '' || value == null ? undefined : Number(value)),
};

export const flatColumns: GridColDef[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 130 },
  { field: 'heating', headerName: 'Heating', width: 130 },
  { field: 'rooms', headerName: 'Rooms', ...numbers },
  { field: 'rent', headerName: 'Rent', ...numbers },
  { field: 'rating', headerName: 'Rating', ...numbers },
];

/** Flats to let. */
export const flats = [
  { id: 1, street: 'Linden Row 4', rooms: 2, rent: 980, rating: 4, heating: 'Heat pump' },
  { id: 2, street: 'Canal Street 17', rooms: 3, rent: 1450, rating: 3, heating: 'Gas' },
  { id: 3, street: 'Mill Lane 2', rooms: 1, rent: 640, rating: 5, heating: 'District' },
  { id: 4, street: 'Harbour View 9', rooms: 4, rent: 2150, rating: 4, heating: 'Heat pump' },
  { id: 5, street: 'Abbey Court 11', rooms: 2, rent: 1120, rating: 2, heating: 'Oil' },
  { id: 6, street: 'Orchard Way 30', rooms: 3, rent: 1290, rating: 5, heating: 'District' },
];
