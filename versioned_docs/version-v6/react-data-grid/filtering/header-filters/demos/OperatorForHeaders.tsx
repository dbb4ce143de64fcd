import * as React from 'react';
import Slider from '@mui/material/Slider';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';
import { ticketColumns, tickets, type Ticket } from './tickets';

type HoursSliderProps = GridFilterInputValueProps & {
  inputRef?: React.Ref<HTMLInputElement>;
  onFocus?: React.FocusEventHandler;
  onBlur?: React.FocusEventHandler;
  tabIndex?: number;
};

function HoursSlider({ item, applyValue, inputRef, onFocus, onBlur, tabIndex }: HoursSliderProps) {
  return (
    <Slider
      size="small"
      aria-label="At least so many hours"
      max={8}
      valueLabelDisplay="auto"
      value={Number(item.value ?? 0)}
      onChange={(_, hours) => applyValue({ ...item, value: hours || undefined })}
      tabIndex={tabIndex}
      slotProps={{ input: { ref: inputRef, onFocus, onBlur } }}
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

/** With a field of its own, because no other grid with this operator has it. */
const effort: GridColDef<Ticket> = {
  field: 'effort',
  headerName: 'Hours',
  type: 'number',
  valueGetter: ({ row }) => row.hours,
  filterOperators: [atLeast],
  width: 170,
};

const columns = ticketColumns.map((column) => (column.field === 'hours' ? effort : column));

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
            filterModel: { items: [{ id: 1, field: 'effort', operator: 'atLeast', value: 2 }] },
          },
        }}
        density="compact"
        hideFooter
        aria-label="Tickets with a slider in a header"
      />
    </div>
  );
}
