import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { fetchStars, type Star } from './starServer';

const dataSource: GridDataSource = { getRows: (params) => fetchStars(params) };

const columns: GridColDef<Star>[] = [
  { field: 'id', headerName: 'No.', width: 80, sortable: false },
  { field: 'name', headerName: 'Star', flex: 1, minWidth: 130, sortable: false },
  { field: 'magnitude', headerName: 'Magnitude', type: 'number', width: 120 },
];

export default function StarsOnDemand() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        dataSource={dataSource}
        lazyLoading
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        disableColumnFilter
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Stars, loaded where you scroll to' } }}
      />
    </div>
  );
}
