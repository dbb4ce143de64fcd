import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { fetchMeters, type Meter, meterRows } from './meterServer';

const dataSource: GridDataSource = {
  getRows: (params) => fetchMeters(params, []),
  getAggregatedValue: meterRows.getAggregatedValue,
};

const aggregationFunctions = { avg: { label: 'average', columnTypes: ['number'] } };

const columns: GridColDef<Meter>[] = [
  { field: 'meter', headerName: 'Meter', width: 100, sortable: false },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 110, sortable: false },
  { field: 'kwh', headerName: 'kWh', type: 'number', width: 140 },
];

export default function LoadedWithTotal() {
  return (
    <div style={{ height: 294, width: '100%' }}>
      <DataGridPremium
        dataSource={dataSource}
        lazyLoading
        aggregationFunctions={aggregationFunctions}
        columns={columns}
        initialState={{
          aggregation: { model: { kwh: 'avg' } },
          pagination: { paginationModel: { pageSize: 12 } },
        }}
        disableRowGrouping
        disablePivoting
        disableColumnFilter
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Energy use, loaded while you scroll' } }}
      />
    </div>
  );
}
