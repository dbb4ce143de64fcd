import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportPrint,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { ticketColumns, tickets } from './tickets';

const button = <ToolbarButton render={<Button size="small" />} />;

function TicketToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger render={button}>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger render={button}>Filters</FilterPanelTrigger>
      <ExportPrint render={button}>Print</ExportPrint>
    </Toolbar>
  );
}

const slots = { toolbar: TicketToolbar };

export default function ButtonsWithText() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Tickets"
        rows={tickets}
        columns={ticketColumns}
        showToolbar
        slots={slots}
        density="compact"
        hideFooter
      />
    </div>
  );
}
