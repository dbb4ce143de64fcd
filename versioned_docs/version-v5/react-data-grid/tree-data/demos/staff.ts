import type { GridColDef } from '@mui/x-data-grid-pro';

/** A person of a theatre, below the people who lead. */
export interface Person {
  id: number;
  path: string[];
  role: string;
  hours: number;
}

export const staff: Person[] = [
  { id: 1, path: ['Amara'], role: 'Director', hours: 40 },
  { id: 2, path: ['Amara', 'Birgit'], role: 'Stage manager', hours: 38 },
  { id: 3, path: ['Amara', 'Birgit', 'Chen'], role: 'Lights', hours: 30 },
  { id: 4, path: ['Amara', 'Birgit', 'Dario'], role: 'Sound', hours: 32 },
  { id: 5, path: ['Amara', 'Emeka'], role: 'Tickets', hours: 20 },
  { id: 6, path: ['Farah'], role: 'Workshops', hours: 36 },
  { id: 7, path: ['Farah', 'Goran'], role: 'Carpenter', hours: 40 },
  { id: 8, path: ['Farah', 'Hinata'], role: 'Costumes', hours: 28 },
];

/** Defined once: a new function makes the grid build its tree again. */
export const getPath = (row: Person) => row.path;

export const staffColumns: GridColDef<Person>[] = [
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];
