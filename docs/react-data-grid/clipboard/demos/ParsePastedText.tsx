import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Invoice {
  id: number;
  customer: string;
  amount: number;
  state: 'open' | 'paid';
}

const states = [
  { value: 'open', label: 'Open' },
  { value: 'paid', label: 'Paid' },
];

const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    editable: true,
    width: 130,
    // An emptied cell has no amount.
    valueFormatter: (amount?: number | null) => (amount == null ? '' : `€ ${amount.toFixed(2)}`),
    pastedValueParser: (text) => {
      const digits = text.replace(/[€\s]/g, '');
      if (digits === '') {
        return null;
      }
      // `undefined` leaves the cell as it is.
      return Number.isNaN(Number(digits)) ? undefined : Number(digits);
    },
  },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: states,
    editable: true,
    width: 110,
    pastedValueParser: (text) => states.find(({ label }) => label === text)?.value,
  },
];

export default function ParsePastedText() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGridPremium
        rows={invoices}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Invoices that understand pasted amounts' } }}
      />
    </div>
  );
}

const invoices: Invoice[] = [
  { id: 1, customer: 'Kestrel Bikes', amount: 320, state: 'open' },
  { id: 2, customer: 'Harbour Café', amount: 89.9, state: 'paid' },
  { id: 3, customer: 'Studio Pine', amount: 1450, state: 'open' },
  { id: 4, customer: 'Book Barn', amount: 64.5, state: 'open' },
];
