import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { volunteers } from './volunteers';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'shifts', headerName: 'Shifts', type: 'number', editable: true, width: 130 },
];

const rows = volunteers.slice(0, 5);

export default function ClicksThatDoNotSelect() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        disableSelectionOnClick
        density="compact"
        hideFooter
        aria-label="Volunteers, where clicks edit and do not select"
      />
    </div>
  );
}
