import type { GridColDef } from '@mui/x-data-grid';

export const ticketColumns: GridColDef[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
  { field: 'product', headerName: 'Product', width: 110 },
  { field: 'hours', headerName: 'Open (h)', type: 'number', width: 100 },
];

/** Tickets of a help desk. */
export const tickets = [
  { id: 'T-318', subject: 'Invoice shows the wrong tax', product: 'Billing', hours: 3 },
  { id: 'T-319', subject: 'Cannot sign in after update', product: 'Mobile', hours: 5 },
  { id: 'T-322', subject: 'Export stops at 500 rows', product: 'Reports', hours: 26 },
  { id: 'T-325', subject: 'Add a second address', product: 'Billing', hours: 31 },
  { id: 'T-327', subject: 'Map stays gray', product: 'Mobile', hours: 48 },
];
