import type { GridColDef } from '@mui/x-data-grid-premium';

/** An exhibition of one of several museums. `rating` is empty until visitors were asked. */
export interface Exhibition {
  id: number;
  museum: string;
  title: string;
  opened: Date;
  days: number;
  visitors: number;
  revenue: number;
  rating: number | null;
}

export const exhibitions: Exhibition[] = [
  {
    id: 1,
    museum: 'Glass House',
    title: 'Light and Sand',
    opened: new Date(2024, 1, 3),
    days: 90,
    visitors: 21400,
    revenue: 171200,
    rating: 4.5,
  },
  {
    id: 2,
    museum: 'Ship Museum',
    title: 'Knots',
    opened: new Date(2024, 3, 20),
    days: 60,
    visitors: 8300,
    revenue: 49800,
    rating: 3.5,
  },
  {
    id: 3,
    museum: 'Glass House',
    title: 'Broken',
    opened: new Date(2024, 5, 8),
    days: 75,
    visitors: 13900,
    revenue: 111200,
    rating: 4,
  },
  {
    id: 4,
    museum: 'Print Works',
    title: 'Woodcut Today',
    opened: new Date(2024, 5, 29),
    days: 45,
    visitors: 5200,
    revenue: 20800,
    rating: null,
  },
  {
    id: 5,
    museum: 'Ship Museum',
    title: 'The Long Winter',
    opened: new Date(2024, 8, 14),
    days: 120,
    visitors: 17600,
    revenue: 105600,
    rating: 5,
  },
  {
    id: 6,
    museum: 'Print Works',
    title: 'Posters of 1928',
    opened: new Date(2024, 9, 5),
    days: 80,
    visitors: 11250,
    revenue: 56250,
    rating: 4.5,
  },
];

export const exhibitionColumns: GridColDef<Exhibition>[] = [
  { field: 'title', headerName: 'Exhibition', flex: 1, minWidth: 150 },
  { field: 'museum', headerName: 'Museum', width: 130 },
  { field: 'opened', headerName: 'Opened', type: 'date', width: 120 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 120 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 130 },
];
