import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { fetchMeters, type Meter, meterRows } from './meterServer';

const dataSource: GridDataSource = {
  ...meterRows,
  getRows: (params) => fetchMeters(params, params.groupFields ?? []),
};

const aggregationFunctions = { sum: { columnTypes: ['number'] } };

const columns: GridColDef<Meter>[] = [
  { field: 'region', headerName: 'Region', width: 100, sortable: false },
  { field: 'site', headerName: 'Site', width: 110, sortable: false },
  { field: 'meter', headerName: 'Meter', flex: 1, minWidth: 90, sortable: false, groupable: false },
  { field: 'kwh', headerName: 'kWh', type: 'number', width: 140, groupable: false },
];

// Groups that stay open would keep the rows of the old grouping.
const startAgain: DataGridPremiumProps['onRowGroupingModelChange'] = (_, { api }) => {
  api?.setRows([]);
};

export default function GroupsWithTotals() {
  return (
    <div style={{ height: 294, width: '100%' }}>
      <DataGridPremium
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        onRowGroupingModelChange={startAgain}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['region', 'site'] },
          aggregation: { model: { kwh: 'sum' } },
          columns: { columnVisibilityModel: { region: false, site: false } },
        }}
        disablePivoting
        disableColumnFilter
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Energy use by region and site' } }}
      />
    </div>
  );
}
