import type * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid';
import { bookingColumns, bookings } from './bookings';

function BookingToolbar() {
  const apiRef = useGridApiContext();

  return (
    <Toolbar>
      <FilterPanelTrigger
        render={({ ref, ...props }, { open, filterCount }) => (
          <ToolbarButton
            {...props}
            ref={ref as React.Ref<HTMLButtonElement>}
            render={<Button size="small" variant={open ? 'outlined' : 'text'} />}
          >
            {filterCount === 0 ? 'Filter' : `Filter (${filterCount})`}
          </ToolbarButton>
        )}
      />
      <ToolbarButton
        render={<Button size="small" />}
        onClick={() => apiRef.current.setFilterModel({ items: [] })}
      >
        Show all
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: BookingToolbar };

export default function CountInTheButton() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Bookings"
        rows={bookings}
        columns={bookingColumns}
        showToolbar
        slots={slots}
        density="compact"
        hideFooter
      />
    </div>
  );
}
