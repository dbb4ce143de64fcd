import type { GridColDef } from '@mui/x-data-grid-pro';

/** A request to the support of a software house. */
export interface Ticket {
  id: number;
  subject: string;
  customer: string;
  priority: 'low' | 'normal' | 'urgent';
  hours: number;
  opened: Date;
  answered: boolean;
}

export const ticketColumns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
  { field: 'customer', headerName: 'Customer', width: 140 },
  {
    field: 'priority',
    headerName: 'Priority',
    type: 'singleSelect',
    valueOptions: ['low', 'normal', 'urgent'],
    width: 130,
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
  { field: 'opened', headerName: 'Opened', type: 'date', width: 150 },
  { field: 'answered', headerName: 'Answered', type: 'boolean', width: 120 },
];

const ticket = (
  id: number,
  subject: string,
  customer: string,
  priority: Ticket['priority'],
  hours: number,
  day: number,
): Ticket => ({
  id,
  subject,
  customer,
  priority,
  hours,
  opened: new Date(2025, 3, day),
  answered: hours > 0,
});

export const tickets: Ticket[] = [
  ticket(501, 'Login fails after update', 'Café Moreau', 'urgent', 2, 2),
  ticket(502, 'Invoice has two logos', 'Nordlicht', 'low', 0, 2),
  ticket(503, 'Import stops at row 900', 'Pinewood', 'normal', 5, 3),
  ticket(504, 'Export lacks accents', 'Café Moreau', 'normal', 1, 7),
  ticket(505, 'Password reset mail', 'Tidewater', 'urgent', 0, 8),
  ticket(506, 'Slow search', 'Nordlicht', 'normal', 8, 9),
];
