import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GridFilterInputValue,
  useGridApiRef,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';
import { makeRows } from './ticks';

const withParameters: GridFilterOperator = {
  label: 'at least',
  value: 'withParameters',
  // Without a number, nothing is filtered.
  getApplyFilterFn: (item) =>
    Number.isFinite(item.value) ? (params) => params.value >= item.value : null,
  InputComponent: GridFilterInputValue,
};

const withoutParameters: GridFilterOperator = {
  ...withParameters,
  label: 'at least (V7)',
  value: 'withoutParameters',
  getApplyFilterFnV7: (item) =>
    Number.isFinite(item.value) ? (value) => value >= item.value : null,
};

const rows = makeRows(10_000, 2);
const columns: GridColDef[] = [
  {
    field: 'c0',
    headerName: 'Ticks',
    type: 'number',
    width: 120,
    filterOperators: [withParameters, withoutParameters],
  },
  { field: 'c1', headerName: 'Sum', type: 'number', width: 120 },
];

export default function MeasureTheFilter() {
  const apiRef = useGridApiRef();
  const [result, setResult] = React.useState('Not measured yet');

  const measure = (operator: string) => {
    const start = performance.now();
    apiRef.current.setFilterModel({ items: [{ id: 1, field: 'c0', operator, value: 500 }] });
    return performance.now() - start;
  };

  const measureBoth = () => {
    const slow = measure(withParameters.value);
    const quick = measure(withoutParameters.value);
    setResult(
      `getApplyFilterFn: ${slow.toFixed(0)} ms; getApplyFilterFnV7: ${quick.toFixed(0)} ms`,
    );
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 240 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          density="compact"
          aria-label="Numbers that are filtered"
        />
      </div>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2, mt: 1 }}>
        <Button variant="outlined" onClick={measureBoth}>
          Measure the filter
        </Button>
        <output>{result}</output>
      </Stack>
    </div>
  );
}
