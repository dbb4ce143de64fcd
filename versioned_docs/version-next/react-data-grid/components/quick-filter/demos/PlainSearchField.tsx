import type * as React from 'react';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { plantColumns, plants } from './plants';

const style = { font: 'inherit', padding: '4px 8px' };

function PlantToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded>
        <QuickFilterControl
          render={({ ref, slotProps, value, onChange, onKeyDown }) => (
            <input
              {...slotProps?.htmlInput}
              ref={ref as React.Ref<HTMLInputElement>}
              aria-label="Search plants"
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              style={style}
            />
          )}
        />
        <QuickFilterClear render={<button style={style} />}>Clear</QuickFilterClear>
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: PlantToolbar };

export default function PlainSearchField() {
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
