import type { GridColDef } from '@mui/x-data-grid-premium';

/** A line of the order book of a bakery. */
export interface Order {
  id: number;
  date: Date;
  product: string;
  shop: string;
  pieces: number;
  euros: number;
}

const lines: [date: string, product: string, shop: string, pieces: number, euros: number][] = [
  ['2024-07-03', 'Rye bread', 'Market', 220, 990],
  ['2024-08-14', 'Plum cake', 'Market', 90, 315],
  ['2024-09-05', 'Rye bread', 'Station', 150, 675],
  ['2024-09-26', 'Plum cake', 'Station', 60, 210],
  ['2024-10-09', 'Almond tart', 'Market', 75, 300],
  ['2024-11-20', 'Rye bread', 'Market', 240, 1080],
  ['2024-12-12', 'Almond tart', 'Station', 110, 440],
  ['2024-12-18', 'Sourdough', 'Market', 130, 650],
  ['2025-01-15', 'Rye bread', 'Station', 170, 799],
  ['2025-02-06', 'Sourdough', 'Market', 180, 918],
  ['2025-03-13', 'Almond tart', 'Market', 95, 399],
  ['2025-03-27', 'Rye bread', 'Market', 210, 987],
  ['2025-04-10', 'Plum cake', 'Market', 40, 148],
  ['2025-05-08', 'Sourdough', 'Station', 160, 816],
  ['2025-06-04', 'Almond tart', 'Station', 85, 357],
  ['2025-06-19', 'Rye bread', 'Station', 190, 893],
];

export const orders: Order[] = lines.map(([date, product, shop, pieces, euros], index) => ({
  id: index + 1,
  // Without a time zone behind it, the text means midnight where people are.
  date: new Date(`${date}T00:00`),
  product,
  shop,
  pieces,
  euros,
}));

export const columns: GridColDef<Order>[] = [
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  { field: 'product', headerName: 'Product', width: 130 },
  { field: 'shop', headerName: 'Shop', width: 100 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 90 },
  { field: 'euros', headerName: 'Euros', type: 'number', width: 100 },
];
