import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stationServer, type Station } from './stationServer';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'river', headerName: 'River', width: 110 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 120 },
];

export default function PagesFromServer() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Gauging stations"
        columns={columns}
        dataSource={stationServer}
        disableColumnFilter
        pageSizeOptions={[5, 10]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
      />
    </div>
  );
}
