import type { GridColDef } from '@mui/x-data-grid-pro';

/** A question to the support of a bicycle rental. */
export interface Ticket {
  id: number;
  subject: string;
  from: string;
  text: string;
}

export const tickets: Ticket[] = [
  {
    id: 1,
    subject: 'Lock does not open',
    from: 'Hana',
    text: 'Bike 318, code refused three times.',
  },
  { id: 2, subject: 'Charged twice', from: 'Leo', text: 'Two payments of 6.50 on 4 May.' },
  { id: 3, subject: 'Bell is missing', from: 'Ama', text: 'Bike 207, at the university station.' },
];

export const ticketColumns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 140 },
  { field: 'from', headerName: 'From', width: 90 },
];
