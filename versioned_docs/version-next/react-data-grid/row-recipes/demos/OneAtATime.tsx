import * as React from 'react';
import { DataGridPro, type GridRowId, type GridRowParams } from '@mui/x-data-grid-pro';
import { ticketColumns, tickets, type Ticket } from './tickets';

const getDetailPanelContent = ({ row }: GridRowParams<Ticket>) => (
  <div style={{ padding: 16 }}>{row.text}</div>
);

const getDetailPanelHeight = () => 56;

export default function OneAtATime() {
  const [ids, setIds] = React.useState<Set<GridRowId>>(() => new Set([1]));

  return (
    <div style={{ height: 272, width: '100%' }}>
      <DataGridPro
        rows={tickets}
        columns={ticketColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={ids}
        onDetailPanelExpandedRowIdsChange={(next) => setIds(new Set([...next].slice(-1)))}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Tickets, one open at a time' } }}
      />
    </div>
  );
}
