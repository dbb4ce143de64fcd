import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
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
    const value = typeof item.value === 'string' ? plain(item.value) : item.value;
    const applyFilter = operator.getApplyFilterFn({ ...item, value }, column);
    return applyFilter && ((params) => applyFilter({ ...params, value: plain(params.value) }));
  },
});

const operators = getGridStringOperators().map(ignoreAccents);
const withoutAccents = chargerColumns.map((column) =>
  column.field === 'town' ? { ...column, filterOperators: operators } : column,
);
const zur: GridFilterModel = {
  items: [{ columnField: 'town', operatorValue: 'contains', value: 'zur' }],
};

export default function IgnoreAccents() {
  const [ignore, setIgnore] = React.useState(true);
  const [filterModel, setFilterModel] = React.useState(zur);

  const toggle = (on: boolean) => {
    setIgnore(on);
    // Other columns alone do not filter again; another model does.
    setFilterModel((model) => ({ ...model }));
  };

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={ignore} onChange={(_, on) => toggle(on)} />}
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
