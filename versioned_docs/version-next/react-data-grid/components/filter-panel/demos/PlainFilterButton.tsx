import { DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { bookingColumns, bookings } from './bookings';

function BookingToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        className={({ filterCount }) => (filterCount > 0 ? 'has-filters' : '')}
        render={<ToolbarButton render={<button style={{ font: 'inherit' }} />} />}
      >
        Filter
      </FilterPanelTrigger>
    </Toolbar>
  );
}

const sx = { '& .has-filters': { outline: '2px solid', outlineOffset: 2 } };

const slots = { toolbar: BookingToolbar };

export default function PlainFilterButton() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Bookings"
        rows={bookings}
        columns={bookingColumns}
        showToolbar
        slots={slots}
        sx={sx}
        density="compact"
        hideFooter
      />
    </div>
  );
}
