import Button from '@mui/material/Button';
import {
  DataGridPro,
  GridToolbarContainer,
  gridFilteredSortedRowIdsSelector,
  useGridApiContext,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { ticketColumns, tickets, type Ticket } from './tickets';

function PanelsToolbar() {
  const apiRef = useGridApiContext();

  const openAll = () =>
    apiRef.current.setExpandedDetailPanels(gridFilteredSortedRowIdsSelector(apiRef));

  return (
    <GridToolbarContainer>
      <Button onClick={openAll}>Open all</Button>
      <Button onClick={() => apiRef.current.setExpandedDetailPanels([])}>Close all</Button>
    </GridToolbarContainer>
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
        hideFooter
        aria-label="Tickets, all opened or closed"
      />
    </div>
  );
}
