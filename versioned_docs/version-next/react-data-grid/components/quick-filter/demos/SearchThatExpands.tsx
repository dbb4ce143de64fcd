import type * as React from 'react';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  useGridRootProps,
} from '@mui/x-data-grid';
import { plantColumns, plants } from './plants';

function PlantToolbar() {
  const { slots } = useGridRootProps();

  return (
    <Toolbar>
      <QuickFilter style={{ display: 'flex', alignItems: 'center' }}>
        <Tooltip title="Search">
          <QuickFilterTrigger render={<ToolbarButton />}>
            <SearchIcon fontSize="small" />
          </QuickFilterTrigger>
        </Tooltip>
        <QuickFilterControl
          placeholder="Search plants"
          size="small"
          render={({ ref, ...props }, { expanded, value }) => (
            <slots.baseTextField
              {...props}
              inputRef={ref as React.Ref<HTMLInputElement>}
              style={{ width: expanded ? 200 : 0, visibility: expanded ? 'visible' : 'hidden' }}
              slotProps={{
                ...props.slotProps,
                input: {
                  endAdornment: value !== '' && (
                    <QuickFilterClear aria-label="Clear" size="small" edge="end">
                      <ClearIcon fontSize="small" />
                    </QuickFilterClear>
                  ),
                },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: PlantToolbar };

export default function SearchThatExpands() {
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
