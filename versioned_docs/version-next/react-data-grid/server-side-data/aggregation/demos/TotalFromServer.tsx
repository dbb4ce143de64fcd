import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { fetchMeters, type Meter, meterRows } from './meterServer';

const dataSource: GridDataSource = {
  getRows: (params) => fetchMeters(params, []),
  getAggregatedValue: meterRows.getAggregatedValue,
};

// What this server can compute.
const aggregationFunctions = {
  sum: { columnTypes: ['number'] },
  avg: { columnTypes: ['number'] },
  max: { columnTypes: ['number'] },
};

const columns: GridColDef<Meter>[] = [
  { field: 'meter', headerName: 'Meter', width: 100, sortable: false },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 110, sortable: false },
  { field: 'kwh', headerName: 'kWh', type: 'number', width: 140 },
];

export default function TotalFromServer() {
  return (
    <div style={{ height: 314, width: '100%' }}>
      <DataGridPremium
        dataSource={dataSource}
        dataSourceCache={null}
        aggregationFunctions={aggregationFunctions}
        columns={columns}
        pagination
        initialState={{
          aggregation: { model: { kwh: 'sum' } },
          pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
        }}
        pageSizeOptions={[5]}
        disableRowGrouping
        disablePivoting
        disableColumnFilter
        density="compact"
        slotProps={{ main: { 'aria-label': 'Energy use, with a total from the server' } }}
      />
    </div>
  );
}
