import type * as React from 'react';
import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { ticketColumns, tickets } from './tickets';

function TicketToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger
        className={({ open }) => (open ? 'trigger-open' : '')}
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Columns
      </ColumnsPanelTrigger>
      <FilterPanelTrigger
        render={({ ref, ...props }, { filterCount }) => (
          <ToolbarButton
            {...props}
            ref={ref as React.Ref<HTMLButtonElement>}
            render={<Button size="small" variant={filterCount > 0 ? 'contained' : 'text'} />}
          >
            {filterCount === 0 ? 'No filter' : `Filters: ${filterCount}`}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const slots = { toolbar: TicketToolbar };

export default function LookThatFollowsTheState() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Tickets"
        rows={tickets}
        columns={ticketColumns}
        showToolbar
        slots={slots}
        sx={{ '& .trigger-open': { bgcolor: 'action.selected' } }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
