import { DataGridPro, getGridStringOperators, type GridColDef } from '@mui/x-data-grid-pro';
import { ticketColumns, tickets, type Ticket } from './tickets';

const contains = getGridStringOperators().filter(({ value }) => value === 'contains');

const columns: GridColDef<Ticket>[] = ticketColumns.map((column) =>
  column.type ? column : { ...column, filterOperators: contains },
);

export default function PlainHeaderFilters() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        headerFilters
        headerFilterHeight={72}
        disableColumnFilter
        rows={tickets}
        columns={columns}
        slots={{ headerFilterMenu: null }}
        slotProps={{
          main: { 'aria-label': 'Tickets with plain filters' },
          headerFilterCell: { showClearIcon: true },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
