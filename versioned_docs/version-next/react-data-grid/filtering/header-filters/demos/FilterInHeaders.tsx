import { DataGridPro } from '@mui/x-data-grid-pro';
import { ticketColumns, tickets } from './tickets';

export default function FilterInHeaders() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        headerFilters
        headerFilterHeight={72}
        rows={tickets}
        columns={ticketColumns}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Tickets, filtered in headers' } }}
      />
    </div>
  );
}
