import {
  DataGridPro,
  Toolbar,
  ToolbarButton,
  gridFilteredSortedRowIdsSelector,
  useGridApiContext,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { ticketColumns, tickets, type Ticket } from './tickets';

function PanelsToolbar() {
  const apiRef = useGridApiContext();

  const openAll = () =>
    apiRef.current.setExpandedDetailPanels(new Set(gridFilteredSortedRowIdsSelector(apiRef)));

  return (
    <Toolbar>
      <ToolbarButton onClick={openAll}>Open all</ToolbarButton>
      <ToolbarButton onClick={() => apiRef.current.setExpandedDetailPanels(new Set())}>
        Close all
      </ToolbarButton>
    </Toolbar>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Ticket>) => (
  <div style={{ padding: 16 }}>{row.text}</div>
);

const getDetailPanelHeight = () => 56;

export default function AllByButtons() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPro
        rows={tickets}
        columns={ticketColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        slots={{ toolbar: PanelsToolbar }}
        showToolbar
        hideFooter
        slotProps={{ main: { 'aria-label': 'Tickets, all opened or closed' } }}
      />
    </div>
  );
}
