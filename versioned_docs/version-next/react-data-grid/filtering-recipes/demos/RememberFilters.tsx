import * as React from 'react';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { volunteerColumns, volunteers } from './volunteers';

const KEY = 'volunteers-filter';

function readFilter(): GridFilterModel {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as GridFilterModel;
  } catch {
    // Nothing is stored, or the browser forbids the storage.
    return { items: [] };
  }
}

function writeFilter(filterModel: GridFilterModel): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(filterModel));
  } catch {
    // The filter works all the same; it is not remembered.
  }
}

export default function RememberFilters() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });

  // After the first render, because a server has no storage.
  React.useEffect(() => setFilterModel(readFilter()), []);

  const change = (model: GridFilterModel) => {
    setFilterModel(model);
    writeFilter(model);
  };

  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGrid
        rows={volunteers}
        columns={volunteerColumns}
        filterModel={filterModel}
        onFilterModelChange={change}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Volunteers with a filter that is remembered' } }}
      />
    </div>
  );
}
