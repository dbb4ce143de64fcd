import * as React from 'react';
import FormControlLabel from '@material-ui/core/FormControlLabel';
import Switch from '@material-ui/core/Switch';
import {
  DataGrid,
  getGridStringOperators,
  type GridFilterModel,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

const plain = (text: unknown) =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

const ignoreAccents = (operator: GridFilterOperator): GridFilterOperator => ({
  ...operator,
  getApplyFilterFn: (item, column) => {
    const applyFilter = operator.getApplyFilterFn({ ...item, value: plain(item.value) }, column);
    return applyFilter && ((params) => applyFilter({ ...params, value: plain(params.value) }));
  },
});

const operators = getGridStringOperators().map(ignoreAccents);
const withoutAccents = chargerColumns.map((column) =>
  column.field === 'town' ? { ...column, filterOperators: operators } : column,
);

export default function IgnoreAccents() {
  const [ignore, setIgnore] = React.useState(true);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ columnField: 'town', operatorValue: 'contains', value: 'zur' }],
  });

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={ignore} onChange={(_, on) => setIgnore(on)} />}
        label="Ignore accents"
      />
      <div style={{ height: 186 }}>
        <DataGrid
          rows={chargers}
          columns={ignore ? withoutAccents : chargerColumns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          density="compact"
          hideFooter
          aria-label="Charging points whose town contains zur"
        />
      </div>
    </div>
  );
}
