import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { flatColumns, flats, type Flat } from './flats';

type Limits = [from: string, to: string];

function LimitsInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const [from, to]: Limits = item.value ?? ['', ''];
  const apply = (...limits: Limits) => applyValue({ ...item, value: limits });

  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label="From"
        type="number"
        variant="standard"
        inputRef={focusElementRef}
        value={from}
        onChange={(event) => apply(event.target.value, to)}
      />
      <TextField
        label="To"
        type="number"
        variant="standard"
        value={to}
        onChange={(event) => apply(from, event.target.value)}
      />
    </Stack>
  );
}

const between: GridFilterOperator<Flat, number> = {
  label: 'between',
  value: 'between',
  getApplyFilterFn: ({ value }) => {
    // The parser of number columns has turned both limits into numbers, and an empty one into null.
    const [from, to]: (number | null)[] = Array.isArray(value) ? value : [null, null];
    return from === null && to === null
      ? null
      : ({ value: rent = NaN }) => rent >= (from ?? -Infinity) && rent <= (to ?? Infinity);
  },
  InputComponent: LimitsInput,
};

const columns: GridColDef<Flat>[] = flatColumns.map((column) =>
  column.field === 'rent'
    ? { ...column, filterOperators: [between, ...getGridNumericOperators()] }
    : column,
);

export default function RentBetween() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ columnField: 'rent', operatorValue: 'between', value: ['900', '1400'] }],
            },
          },
        }}
        density="compact"
        hideFooter
        aria-label="Flats within a budget"
      />
    </div>
  );
}
