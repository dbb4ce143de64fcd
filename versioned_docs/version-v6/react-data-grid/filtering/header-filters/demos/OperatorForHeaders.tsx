import Slider from '@mui/material/Slider';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';
import { ticketColumns, tickets, type Ticket } from './tickets';

function HoursSlider({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Slider
      size="small"
      aria-label="At least so many hours"
      max={8}
      valueLabelDisplay="auto"
      value={Number(item.value ?? 0)}
      onChange={(_, hours) =>
        applyValue({ ...item, operator: 'atLeast', value: hours || undefined })
      }
      sx={{ mx: 1 }}
    />
  );
}

const atLeast: GridFilterOperator<Ticket, number> = {
  label: 'at least',
  headerLabel: 'At least',
  value: 'atLeast',
  getApplyFilterFn: ({ value }) => (value ? ({ value: hours = 0 }) => hours >= value : null),
  InputComponent: HoursSlider,
};

const columns: GridColDef<Ticket>[] = ticketColumns.map((column) =>
  column.field === 'hours' ? { ...column, width: 170, filterOperators: [atLeast] } : column,
);

export default function OperatorForHeaders() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        unstable_headerFilters
        columnHeaderHeight={72}
        rows={tickets}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { opened: false, answered: false } },
          filter: {
            filterModel: { items: [{ id: 1, field: 'hours', operator: 'atLeast', value: 2 }] },
          },
        }}
        density="compact"
        hideFooter
        aria-label="Tickets with a slider in a header"
      />
    </div>
  );
}
