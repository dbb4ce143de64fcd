import * as React from 'react';
import TextField from '@material-ui/core/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterModel,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { flatColumns, flats } from './flats';

type Limits = [from: string, to: string];

function LimitsInput({ item, applyValue }: GridFilterInputValueProps) {
  const [from, to]: Limits = item.value ?? ['', ''];
  const apply = (...value: Limits) => applyValue({ ...item, value });

  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <TextField
        id="lower-limit"
        label="From"
        type="number"
        value={from}
        onChange={(event) => apply(event.target.value, to)}
      />
      <TextField
        id="upper-limit"
        label="To"
        type="number"
        value={to}
        onChange={(event) => apply(from, event.target.value)}
      />
    </div>
  );
}

const between: GridFilterOperator = {
  label: 'between',
  value: 'between',
  getApplyFilterFn: ({ value }) => {
    const [from, to]: Limits = value ?? ['', ''];
    return from === '' && to === ''
      ? null
      : ({ value: rent }) =>
          (from === '' || Number(rent) >= Number(from)) &&
          (to === '' || Number(rent) <= Number(to));
  },
  InputComponent: LimitsInput,
};

// The parser of number columns would turn the two limits into NaN.
const keepLimits: GridColDef['valueParser'] = (limits) => limits;

const columns = flatColumns.map((column) =>
  column.field === 'rent'
    ? { ...column, filterOperators: [between], valueParser: keepLimits }
    : { ...column, filterable: false },
);

export default function RentBetween() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ id: 1, columnField: 'rent', operatorValue: 'between', value: ['900', '1400'] }],
  });

  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        density="compact"
        hideFooter
        aria-label="Flats within a budget"
      />
    </div>
  );
}
