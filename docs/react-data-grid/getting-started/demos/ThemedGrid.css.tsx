import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { repairs, type Repair } from './repairs';
import './ThemedGrid.css';

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 150 },
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number' },
];

export default function ThemedGrid() {
  return (
    <div className="repair-list">
      <DataGrid
        className="repair-grid"
        rows={repairs}
        columns={columns}
        density="compact"
        disableColumnMenu
        slotProps={{ main: { 'aria-label': 'Repairs, compact' } }}
      />
    </div>
  );
}
