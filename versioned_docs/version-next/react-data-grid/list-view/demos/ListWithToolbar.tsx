import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  gridSortModelSelector,
  useGridApiContext,
  useGridRootProps,
  useGridSelector,
  type GridListViewColDef,
  type GridSortDirection,
} from '@mui/x-data-grid-pro';
import { deliveries, type Delivery } from './deliveries';
import { deliveryColumns } from './deliveryColumns';

const orders = [
  { value: 'time asc', label: 'Time' },
  { value: 'customer asc', label: 'Customer' },
  { value: 'loaves desc', label: 'Most loaves' },
];

function ListToolbar() {
  const apiRef = useGridApiContext();
  const { slots } = useGridRootProps();
  const [sort] = useGridSelector(apiRef, gridSortModelSelector);

  const sortBy = (value: string) => {
    const [field, direction] = value.split(' ');
    apiRef.current.sortColumn(field, direction as GridSortDirection);
  };

  return (
    <Toolbar>
      <TextField
        select
        label="Sort by"
        size="small"
        value={sort ? `${sort.field} ${sort.sort}` : 'time asc'}
        onChange={(event) => sortBy(event.target.value)}
        slotProps={{ select: { native: true } }}
        sx={{ mr: 'auto' }}
      >
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
      <FilterPanelTrigger render={<ToolbarButton />}>Filters</FilterPanelTrigger>
      <QuickFilter expanded>
        <QuickFilterControl
          placeholder="Search"
          size="small"
          render={({ ref, ...props }) => (
            <slots.baseTextField {...props} inputRef={ref as React.Ref<HTMLInputElement>} />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: ListToolbar };
const initialState = { sorting: { sortModel: [{ field: 'time', sort: 'asc' as const }] } };

const listColumn: GridListViewColDef<Delivery> = {
  field: 'list',
  display: 'flex',
  renderCell: ({ row }) => (
    <Stack sx={{ minWidth: 0, lineHeight: 1.4 }}>
      <Typography noWrap component="div" variant="subtitle2">
        {row.customer}
      </Typography>
      <Typography noWrap variant="body2" color="text.secondary">
        {row.time}, {row.loaves} loaves
      </Typography>
    </Stack>
  ),
};

export default function ListWithToolbar() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={deliveries}
        columns={deliveryColumns}
        listView
        listViewColumn={listColumn}
        rowHeight={64}
        showToolbar
        slots={slots}
        initialState={initialState}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Deliveries to sort, filter and search' } }}
      />
    </div>
  );
}
