import * as React from 'react';
import Slider from '@mui/material/Slider';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';
import { ticketColumns, tickets, type Ticket } from './tickets';

function HoursSlider({ item, applyValue, headerFilterMenu, ...props }: GridFilterInputValueProps) {
  const { inputRef, onFocus, onBlur, tabIndex } = props;

  return (
    <>
      <Slider
        size="small"
        aria-label="At least so many hours"
        max={8}
        valueLabelDisplay="auto"
        value={Number(item.value ?? 0)}
        onChange={(_, hours) => applyValue({ ...item, value: hours || undefined })}
        tabIndex={tabIndex}
        slotProps={{
          input: { ref: inputRef as React.Ref<HTMLInputElement>, onFocus, onBlur },
        }}
        sx={{ mx: 1 }}
      />
      {headerFilterMenu}
    </>
  );
}

const atLeast: GridFilterOperator<Ticket, number> = {
  label: 'at least',
  headerLabel: 'At least',
  value: 'atLeast',
  getApplyFilterFn: ({ value }) => (value ? (hours) => hours >= value : null),
  InputComponent: HoursSlider,
};

const columns: GridColDef<Ticket>[] = ticketColumns.map((column) =>
  column.field === 'hours' ? { ...column, width: 170, filterOperators: [atLeast] } : column,
);

export default function OperatorForHeaders() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        headerFilters
        headerFilterHeight={72}
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
        slotProps={{ main: { 'aria-label': 'Tickets with a slider in a header' } }}
      />
    </div>
  );
}
