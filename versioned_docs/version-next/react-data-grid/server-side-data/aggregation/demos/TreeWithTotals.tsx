import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { fetchMeters, type Meter, meterRows } from './meterServer';

const dataSource: GridDataSource = {
  ...meterRows,
  getRows: (params) => fetchMeters(params, ['region', 'site', 'meter']),
};

const aggregationFunctions = { sum: { columnTypes: ['number'] } };

const columns: GridColDef<Meter>[] = [
  { field: 'kwh', headerName: 'kWh', type: 'number', width: 140 },
];

const siteColumn = { headerName: 'Site', flex: 1, minWidth: 180 };

export default function TreeWithTotals() {
  return (
    <div style={{ height: 294, width: '100%' }}>
      <DataGridPremium
        treeData
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        columns={columns}
        groupingColDef={siteColumn}
        initialState={{ aggregation: { model: { kwh: 'sum' } } }}
        disablePivoting
        disableColumnFilter
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Energy use as a tree' } }}
      />
    </div>
  );
}
