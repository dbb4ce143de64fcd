import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Delivery } from './deliveries';

export const deliveryColumns: GridColDef<Delivery>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 130 },
  { field: 'loaves', headerName: 'Loaves', type: 'number', width: 100, editable: true },
];
