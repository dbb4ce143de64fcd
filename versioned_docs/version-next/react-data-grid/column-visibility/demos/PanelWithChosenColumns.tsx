import {
  ColumnsPanelTrigger,
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { fleet, type Van } from './fleet';
import { fleetColumns } from './fleetColumns';

const alwaysThere = ['id', 'driver', GRID_CHECKBOX_SELECTION_FIELD];

const columns: GridColDef<Van>[] = fleetColumns.map((column) => ({
  ...column,
  hideable: !alwaysThere.includes(column.field),
}));

const getTogglableColumns = (all: GridColDef[]) =>
  all.map(({ field }) => field).filter((field) => !alwaysThere.includes(field));

function ColumnsToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger render={<ToolbarButton />}>Columns</ColumnsPanelTrigger>
    </Toolbar>
  );
}

export default function PanelWithChosenColumns() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        rows={fleet}
        columns={columns}
        checkboxSelection
        showToolbar
        slots={{ toolbar: ColumnsToolbar }}
        slotProps={{
          columnsManagement: { getTogglableColumns, sort: 'asc', autoFocusSearchField: false },
        }}
        label="Vans, with a choice of columns"
        density="compact"
        hideFooter
      />
    </div>
  );
}
