import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { bookColumns, books } from './books';

const hidden = { shelf: false };
const withoutHidden = bookColumns.map((column) =>
  column.field in hidden ? { ...column, getApplyQuickFilterFn: undefined } : column,
);

export default function SearchHiddenColumns() {
  const [searchHidden, setSearchHidden] = React.useState(true);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['nature'],
  });

  const toggle = (on: boolean) => {
    setSearchHidden(on);
    // Other columns alone do not search again; another model does.
    setFilterModel((model) => ({ ...model }));
  };

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={searchHidden} onChange={(_, on) => toggle(on)} />}
        label="Search the hidden shelf for “nature”"
      />
      <div style={{ height: 186 }}>
        <DataGrid
          rows={books}
          columns={searchHidden ? bookColumns : withoutHidden}
          columnVisibilityModel={hidden}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          density="compact"
          hideFooter
          aria-label="Books without their shelves"
        />
      </div>
    </div>
  );
}
