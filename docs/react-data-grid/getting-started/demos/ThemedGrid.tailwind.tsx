import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { repairs, type Repair } from './repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 150 },
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number' },
];

export default function ThemedGrid() {
  return (
    <div className="h-[370px] w-full">
      <DataGrid
        className="[&_.MuiDataGrid-columnHeaderTitle]:text-xs [&_.MuiDataGrid-columnHeaderTitle]:font-bold! [&_.MuiDataGrid-columnHeaderTitle]:uppercase"
        rows={repairs}
        columns={columns}
        density="compact"
        disableColumnMenu
        slotProps={{ main: { 'aria-label': 'Repairs, compact' } }}
      />
    </div>
  );
}
