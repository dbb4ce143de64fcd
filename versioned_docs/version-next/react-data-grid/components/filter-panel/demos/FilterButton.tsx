import FilterListIcon from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  FilterPanelTrigger,
  gridFilterActiveItemsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { bookingColumns, bookings } from './bookings';

function BookingToolbar() {
  const apiRef = useGridApiContext();
  const { length } = useGridSelector(apiRef, gridFilterActiveItemsSelector);

  return (
    <Toolbar>
      <Tooltip title={length === 0 ? 'Filters' : `Filters: ${length} active`}>
        <FilterPanelTrigger render={<ToolbarButton />}>
          <Badge badgeContent={length} color="primary">
            <FilterListIcon fontSize="small" />
          </Badge>
        </FilterPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}

const initialState = {
  filter: { filterModel: { items: [{ id: 1, field: 'nights', operator: '>', value: '1' }] } },
};

const slots = { toolbar: BookingToolbar };

export default function FilterButton() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Bookings"
        rows={bookings}
        columns={bookingColumns}
        showToolbar
        slots={slots}
        initialState={initialState}
        density="compact"
        hideFooter
      />
    </div>
  );
}
