import type { GridColDef } from '@mui/x-data-grid';

export const deliveryColumns: GridColDef[] = [
  { field: 'id', headerName: 'Tour', width: 80 },
  { field: 'bakery', headerName: 'Bakery', flex: 1, minWidth: 130 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 90 },
  { field: 'district', headerName: 'District', width: 110 },
  { field: 'leaves', headerName: 'Leaves', width: 90 },
];

/** Morning tours of a flour mill. */
export const deliveries = [
  { id: 11, bakery: 'Kornblume', crates: 14, district: 'North', leaves: '04:30' },
  { id: 12, bakery: 'Old Oven', crates: 9, district: 'Harbor', leaves: '04:45' },
  { id: 13, bakery: 'Miller & Son', crates: 22, district: 'North', leaves: '05:00' },
  { id: 14, bakery: 'Bread Lab', crates: 6, district: 'Center', leaves: '05:20' },
  { id: 15, bakery: 'La Miche', crates: 17, district: 'Harbor', leaves: '05:40' },
];
