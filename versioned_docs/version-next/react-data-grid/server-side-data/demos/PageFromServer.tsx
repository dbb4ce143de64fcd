import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { parcelColumns } from './parcelColumns';
import { fetchParcels } from './parcelServer';

// Outside the component: a new data source would fetch again.
const dataSource: GridDataSource = {
  getRows: (params) => fetchParcels(params, { delay: 600, failing: false }),
};

export default function PageFromServer() {
  return (
    <div style={{ height: 278, width: '100%' }}>
      <DataGrid
        dataSource={dataSource}
        dataSourceCache={null}
        columns={parcelColumns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
        pageSizeOptions={[5, 10]}
        density="compact"
        slotProps={{ main: { 'aria-label': 'Parcels from a server' } }}
      />
    </div>
  );
}
