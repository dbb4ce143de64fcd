import { DataGridPro, useGridApiRef, type GridRowParams } from '@mui/x-data-grid-pro';
import { ticketColumns, tickets, type Ticket } from './tickets';

const getDetailPanelContent = ({ row }: GridRowParams<Ticket>) => (
  <div style={{ padding: 16 }}>{row.text}</div>
);

const getDetailPanelHeight = () => 56;

export default function ClickOnTheRow() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        rows={tickets}
        columns={ticketColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        onCellClick={({ id, field }) => {
          // The cells with the toggles do it themselves.
          if (ticketColumns.some((column) => column.field === field)) {
            apiRef.current?.toggleDetailPanel(id);
          }
        }}
        disableRowSelectionOnClick
        sx={{ '& [role=row]': { cursor: 'pointer' } }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Tickets, opened by a click on the row' } }}
      />
    </div>
  );
}
