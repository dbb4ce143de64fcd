import { DataGrid, type GridColDef, type GridRowParams } from '@mui/x-data-grid';
import { volunteers } from './volunteers';

const isRowSelectable = ({ row }: GridRowParams) => Boolean(row['confirmed']);

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'confirmed', headerName: 'Confirmed', type: 'boolean', width: 150 },
];

export default function ConfirmedVolunteersOnly() {
  return (
    <div style={{ height: 385, width: '100%' }}>
      <DataGrid
        rows={volunteers}
        columns={columns}
        checkboxSelection
        isRowSelectable={isRowSelectable}
        density="compact"
        aria-label="Volunteers, of whom the confirmed can be selected"
      />
    </div>
  );
}
