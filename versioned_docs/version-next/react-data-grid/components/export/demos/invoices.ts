import type { GridColDef } from '@mui/x-data-grid';

export const invoiceColumns: GridColDef[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 130 },
  { field: 'euros', headerName: 'Amount (€)', type: 'number', width: 120 },
  { field: 'due', headerName: 'Due', width: 120 },
  { field: 'account', headerName: 'Account', width: 110 },
];

/** Open invoices of a carpentry. */
export const invoices = [
  { id: 'R-2041', client: 'City Library', euros: 8400, due: '2025-03-14', account: '10442' },
  { id: 'R-2042', client: 'Café Linde', euros: 1290, due: '2025-03-20', account: '10107' },
  { id: 'R-2044', client: 'Theater am Hof', euros: 15750, due: '2025-04-01', account: '10380' },
  { id: 'R-2045', client: 'Dr. Okafor', euros: 640, due: '2025-04-03', account: '10512' },
];
