import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ticketSales, type TicketSale } from './ticketSales';

const columns: GridColDef<TicketSale>[] = [
  { field: 'venue', headerName: 'Venue', width: 130 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'season', headerName: 'Season', width: 110 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 110 },
  { field: 'income', headerName: 'Income (€)', type: 'number', width: 120 },
];

const groupingColDef = { headerName: 'Venue and genre', width: 190 };

export default function PremiumPivot() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPremium
        label="Ticket sales"
        showToolbar
        rows={ticketSales}
        columns={columns}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'venue' }, { field: 'genre' }],
              columns: [{ field: 'season', sort: 'desc' }],
              values: [{ field: 'tickets', aggFunc: 'sum' }],
            },
          },
        }}
        defaultGroupingExpansionDepth={1}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </div>
  );
}
