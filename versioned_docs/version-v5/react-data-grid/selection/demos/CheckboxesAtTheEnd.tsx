import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF, type GridColDef } from '@mui/x-data-grid';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

const columns: GridColDef[] = [
  ...volunteerColumns,
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, type: 'string', headerClassName: 'invited', width: 80 },
];

const rows = volunteers.slice(0, 5);

export default function CheckboxesAtTheEnd() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        sx={{ '& .invited': { bgcolor: 'action.hover' } }}
        density="compact"
        hideFooter
        aria-label="Volunteers, with checkboxes at the end"
      />
    </div>
  );
}
