import * as React from 'react';
import Slider from '@material-ui/core/Slider';
import {
  DataGrid,
  getGridNumericColumnOperators,
  type GridFilterInputValueProps,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { flatColumns, flats } from './flats';

function StarsInput({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Slider
      aria-label="Stars"
      min={1}
      max={5}
      marks
      valueLabelDisplay="auto"
      value={Number(item.value) || 1}
      onChange={(_, stars) => applyValue({ ...item, value: stars })}
      style={{ marginTop: 16 }}
    />
  );
}

const atLeast = getGridNumericColumnOperators()
  .filter(({ value }) => value === '>=')
  .map((operator) => ({ ...operator, label: 'at least', InputComponent: StarsInput }));

const columns = flatColumns.map((column) =>
  column.field === 'rating'
    ? { ...column, filterOperators: atLeast, valueParser: (stars: unknown) => Number(stars ?? 1) }
    : { ...column, filterable: false },
);

export default function MinimumRating() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ id: 1, columnField: 'rating', operatorValue: '>=', value: 4 }],
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
        aria-label="Flats with at least four stars"
      />
    </div>
  );
}
