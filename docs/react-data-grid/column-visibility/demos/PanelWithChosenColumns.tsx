import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridToolbarColumnsButton,
  GridToolbarContainer,
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
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function PanelWithChosenColumns() {
  return (
    <div style={{ height: 224, width: '100%' }}>
      <DataGrid
        rows={fleet}
        columns={columns}
        checkboxSelection
        slots={{ toolbar: ColumnsToolbar }}
        slotProps={{
          main: { 'aria-label': 'Vans, with a choice of columns' },
          columnsManagement: { getTogglableColumns, sort: 'asc', autoFocusSearchField: false },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
