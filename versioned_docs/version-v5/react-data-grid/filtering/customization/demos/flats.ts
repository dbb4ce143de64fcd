import type { GridColDef } from '@mui/x-data-grid';

/** A flat to let. */
export interface Flat {
  id: number;
  street: string;
  rooms: number;
  rent: number;
  rating: number;
  heating: string;
  sponsored: boolean;
}

export const flatColumns: GridColDef<Flat>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 130 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 90 },
  { field: 'rent', headerName: 'Rent', type: 'number', width: 100 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
  { field: 'heating', headerName: 'Heating', width: 120 },
];

const flat = (
  id: number,
  street: string,
  rooms: number,
  rent: number,
  rating: number,
  heating: string,
  sponsored = false,
): Flat => ({ id, street, rooms, rent, rating, heating, sponsored });

export const flats: Flat[] = [
  flat(1, 'Linden Row 4', 2, 980, 4, 'Heat pump'),
  flat(2, 'Canal Street 17', 3, 1450, 3, 'Gas'),
  flat(3, 'Mill Lane 2', 1, 640, 5, 'District', true),
  flat(4, 'Harbour View 9', 4, 2150, 4, 'Heat pump'),
  flat(5, 'Abbey Court 11', 2, 1120, 2, 'Oil'),
  flat(6, 'Orchard Way 30', 3, 1290, 5, 'District'),
];
