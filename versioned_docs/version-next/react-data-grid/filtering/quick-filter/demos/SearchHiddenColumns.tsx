import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { bookColumns, books } from './books';

const hidden = { shelf: false };

export default function SearchHiddenColumns() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['nature'],
    quickFilterExcludeHiddenColumns: false,
  });

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={!filterModel.quickFilterExcludeHiddenColumns}
            onChange={(_, on) =>
              setFilterModel({ ...filterModel, quickFilterExcludeHiddenColumns: !on })
            }
          />
        }
        label="Search the hidden shelf for “nature”"
      />
      <div style={{ height: 186 }}>
        <DataGrid
          rows={books}
          columns={bookColumns}
          columnVisibilityModel={hidden}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Books without their shelves' } }}
        />
      </div>
    </div>
  );
}
