import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  GridFooterContainer,
  GridPagination,
} from '@mui/x-data-grid';
import { ticketColumns, tickets } from './tickets';

function TicketFooter() {
  return (
    <GridFooterContainer>
      <span>
        <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
        <ExportCsv options={{ fileName: 'tickets' }}>CSV</ExportCsv>
      </span>
      <GridPagination />
    </GridFooterContainer>
  );
}

const slots = { footer: TicketFooter };

export default function PartsInTheFooter() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Tickets, with buttons in the footer"
        rows={tickets}
        columns={ticketColumns}
        slots={slots}
        density="compact"
      />
    </div>
  );
}
