import Chip from '@mui/material/Chip';
import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { tickets, type Ticket } from './tickets';

const colors = { high: 'error', normal: 'primary', low: 'default' } as const;

const columns: GridColDef<Ticket>[] = [
  {
    field: 'priority',
    headerName: 'Priority',
    width: 110,
    // Renders the cells of this column, and the groups made of it.
    renderCell: ({ value }: { value?: Ticket['priority'] }) =>
      value && <Chip size="small" variant="outlined" label={value} color={colors[value]} />,
  },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 170 },
  { field: 'customer', headerName: 'Customer', width: 130 },
];

// Defined once: a new function makes the grid group all rows again.
const isHigh = (node: GridGroupNode) => node.groupingKey === 'high';

export default function ChipsForGroups() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGridPremium
        rows={tickets}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['priority'] },
          columns: { columnVisibilityModel: { priority: false } },
        }}
        isGroupExpandedByDefault={isHigh}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Tickets by priority' } }}
      />
    </div>
  );
}
