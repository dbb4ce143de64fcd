import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { turbines } from './turbines';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Left', width: 120 },
  { field: 'state', headerName: 'Center', align: 'center', headerAlign: 'center', width: 130 },
  { field: 'site', headerName: 'Right', align: 'right', headerAlign: 'right', width: 130 },
  { field: 'wind', headerName: 'A number', type: 'number', width: 140 },
  {
    field: 'output',
    headerName: 'A number, left',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 180,
  },
];

const rows = turbines.slice(0, 5);

export default function AlignedColumns() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Turbines, columns by alignment"
      />
    </div>
  );
}
