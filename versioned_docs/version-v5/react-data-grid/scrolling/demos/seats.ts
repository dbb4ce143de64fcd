import type { GridColDef } from '@mui/x-data-grid';

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K'];

/** A train of 80 rows of seats: what each one costs, dearer at the tables of every eighth row. */
export const seatRows = Array.from({ length: 80 }, (_, index) => ({
  id: index + 1,
  ...Object.fromEntries(
    letters.map((letter, seat) => [
      letter,
      19 + ((index * 7 + seat * 3) % 5) + (index % 8 === 7 ? 10 : 0),
    ]),
  ),
}));

export const seatColumns: GridColDef[] = [
  { field: 'id', headerName: 'Row', width: 80 },
  ...letters.map((letter): GridColDef => ({
    field: letter,
    headerName: `Seat ${letter}`,
    type: 'number',
    width: 110,
  })),
];
