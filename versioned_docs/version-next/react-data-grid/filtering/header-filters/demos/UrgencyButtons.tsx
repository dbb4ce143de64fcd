import Chip from '@mui/material/Chip';
import {
  DataGridPro,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { ticketColumns, tickets, type Ticket } from './tickets';

function UrgentOnly() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const item = { id: 'urgent', field: 'priority', operator: 'is', value: 'urgent' };
  // In the panel, people may have changed the condition.
  const isOn = items.some(({ id, value }) => id === item.id && value === item.value);

  return (
    <Chip
      label="urgent"
      size="small"
      color={isOn ? 'error' : 'default'}
      aria-pressed={isOn}
      onClick={() =>
        isOn ? apiRef.current.deleteFilterItem(item) : apiRef.current.upsertFilterItem(item)
      }
      sx={{ m: 'auto' }}
    />
  );
}

const columns: GridColDef<Ticket>[] = ticketColumns.map((column) => {
  switch (column.field) {
    case 'priority':
      return { ...column, renderHeaderFilter: () => <UrgentOnly /> };
    case 'hours':
      return { ...column, renderHeaderFilter: () => null };
    default:
      return column;
  }
});

export default function UrgencyButtons() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        headerFilters
        headerFilterHeight={72}
        rows={tickets}
        columns={columns}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Tickets with a filter for urgent ones' } }}
      />
    </div>
  );
}
