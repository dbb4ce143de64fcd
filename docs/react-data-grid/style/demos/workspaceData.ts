import type { GridColDef } from '@mui/x-data-grid-pro';

export const today = '2025-06-05';
export const deliveries = ['2025-06-10', '2025-06-17'] as const;

export const orderColumns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'goods', headerName: 'Goods', width: 160 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
  { field: 'depot', headerName: 'Depot', width: 130 },
  { field: 'status', headerName: 'Status', width: 130 },
];

export const orders = [
  {
    id: 'A-1038',
    customer: 'Lindgren Boats',
    goods: 'Masts',
    weight: 420,
    depot: 'Harbor',
    status: 'Loaded',
  },
  {
    id: 'A-1039',
    customer: 'Okafor Bakery',
    goods: 'Flour',
    weight: 960,
    depot: 'North',
    status: 'Planned',
  },
  {
    id: 'A-1040',
    customer: 'Silva Tiles',
    goods: 'Terracotta',
    weight: 1340,
    depot: 'Hills',
    status: 'On the road',
  },
  {
    id: 'A-1041',
    customer: 'Tanaka Optics',
    goods: 'Lenses',
    weight: 85,
    depot: 'Harbor',
    status: 'Loaded',
  },
  {
    id: 'A-1042',
    customer: 'Moreau Garden',
    goods: 'Seedlings',
    weight: 210,
    depot: 'North',
    status: 'Delayed',
  },
  {
    id: 'A-1043',
    customer: 'Haddad Print',
    goods: 'Paper',
    weight: 1780,
    depot: 'Harbor',
    status: 'Planned',
  },
  {
    id: 'A-1044',
    customer: 'Novak Strings',
    goods: 'Violins',
    weight: 64,
    depot: 'Hills',
    status: 'Planned',
  },
];

export const weeks = [
  { week: 'W 18', north: 24, harbor: 38, hills: 12 },
  { week: 'W 19', north: 27, harbor: 35, hills: 18 },
  { week: 'W 20', north: 22, harbor: 44, hills: 16 },
  { week: 'W 21', north: 31, harbor: 47, hills: 21 },
  { week: 'W 22', north: 34, harbor: 42, hills: 26 },
];

export const loads = [
  { truck: 'T1', load: 18, change: -24 },
  { truck: 'T2', load: 36, change: -9 },
  { truck: 'T3', load: 54, change: 2 },
  { truck: 'T4', load: 73, change: 11 },
  { truck: 'T5', load: 92, change: 27 },
];
