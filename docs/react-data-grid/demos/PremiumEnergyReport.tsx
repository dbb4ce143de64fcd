import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { energyUse, type MeterReading } from './energyUse';

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<MeterReading>[] = [
  { field: 'site', headerName: 'Site' },
  { field: 'meter', headerName: 'Meter', flex: 1, minWidth: 120 },
  { field: 'month', headerName: 'Month', width: 110 },
  { field: 'kwh', headerName: 'kWh', type: 'number', width: 110 },
  {
    field: 'cost',
    headerName: 'Cost',
    type: 'number',
    width: 110,
    valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value)),
  },
];

const siteColumn = { headerName: 'Site', width: 170 };

export default function PremiumEnergyReport() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        rows={energyUse}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['site'] },
          aggregation: { model: { kwh: 'sum', cost: 'sum' } },
          columns: { columnVisibilityModel: { site: false } },
        }}
        defaultGroupingExpansionDepth={1}
        groupingColDef={siteColumn}
        cellSelection
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Energy use by site' } }}
      />
    </div>
  );
}
