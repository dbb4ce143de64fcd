import type { GridColDef } from '@mui/x-data-grid';

/** A book of a small library. */
export interface Book {
  id: number;
  title: string;
  author: string;
  pages: number;
  shelf: string;
  lent: boolean;
}

export const bookColumns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 2, minWidth: 170 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 130 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 90 },
  { field: 'shelf', headerName: 'Shelf', width: 110 },
  { field: 'lent', headerName: 'Lent', type: 'boolean', width: 80 },
];

export const books: Book[] = [
  {
    id: 1,
    title: 'Maps of the Silent Sea',
    author: 'Inés Robles',
    pages: 312,
    shelf: 'Travel',
    lent: false,
  },
  {
    id: 2,
    title: 'A Field Guide to Mosses',
    author: 'Tove Lund',
    pages: 180,
    shelf: 'Nature',
    lent: true,
  },
  {
    id: 3,
    title: 'The Lighthouse Keepers',
    author: 'Noor Haddad',
    pages: 420,
    shelf: 'Novels',
    lent: false,
  },
  {
    id: 4,
    title: 'Rivers and Their Moods',
    author: 'Émile Garnier',
    pages: 264,
    shelf: 'Nature',
    lent: false,
  },
  { id: 5, title: 'Night Trains', author: 'Noor Haddad', pages: 198, shelf: 'Travel', lent: true },
  {
    id: 6,
    title: 'Bread, Salt, Sea',
    author: 'Marta Kowal',
    pages: 240,
    shelf: 'Cooking',
    lent: false,
  },
];
