import type * as React from 'react';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  useGridRootProps,
} from '@mui/x-data-grid';
import { plantColumns, plants } from './plants';

function PlantToolbar() {
  const { slots } = useGridRootProps();

  return (
    <Toolbar>
      <QuickFilter expanded>
        <QuickFilterControl
          placeholder="Search plants"
          size="small"
          render={({ ref, ...props }) => (
            <slots.baseTextField
              {...props}
              inputRef={ref as React.Ref<HTMLInputElement>}
              slotProps={{
                ...props.slotProps,
                input: { startAdornment: <SearchIcon fontSize="small" /> },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: PlantToolbar };

export default function SearchFieldThatStays() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Plants"
        rows={plants}
        columns={plantColumns}
        showToolbar
        slots={slots}
        density="compact"
        hideFooter
      />
    </div>
  );
}
