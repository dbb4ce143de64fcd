import BarChartIcon from '@mui/icons-material/BarChart';
import ShowChartIcon from '@mui/icons-material/ShowChart';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { harvest, type Harvest } from './harvest';

const columns: GridColDef<Harvest>[] = [
  { field: 'orchard', headerName: 'Orchard', chartable: true, width: 120 },
  { field: 'variety', headerName: 'Variety', chartable: true, width: 110 },
  { field: 'picked', headerName: 'Picked (t)', type: 'number', chartable: true, width: 110 },
  { field: 'stored', headerName: 'Stored (t)', type: 'number', chartable: true, width: 110 },
];

const chartTypes = {
  bars: { label: 'Bars', icon: BarChartIcon, maxDimensions: 1, customization: [] },
  lines: { label: 'Lines', icon: ShowChartIcon, maxDimensions: 1, customization: [] },
};

type Renderer = GridChartsRendererProxyProps['renderer'];

const ChartOfTheGrid: Renderer = ({ chartType, dimensions, values }) => {
  const Chart = chartType === 'lines' ? LineChart : BarChart;
  return (
    <Chart
      title="Harvest"
      height={220}
      xAxis={[{ scaleType: 'band', data: dimensions[0]?.data ?? [] }]}
      series={values.map(({ id, label, data }) => ({ id, label, data }))}
    />
  );
};

export default function PremiumChart() {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{ height: 600, width: '100%' }}>
        <div style={{ height: 370 }}>
          <DataGridPremium
            label="Apple harvest"
            showToolbar
            rows={harvest}
            columns={columns}
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema: chartTypes } }}
            initialState={{
              rowGrouping: { model: ['orchard'] },
              columns: { columnVisibilityModel: { orchard: false } },
              aggregation: { model: { picked: 'sum', stored: 'sum' } },
              chartsIntegration: {
                activeChartId: 'harvest',
                charts: {
                  harvest: {
                    chartType: 'bars',
                    dimensions: ['orchard'],
                    values: ['picked', 'stored'],
                  },
                },
              },
            }}
            hideFooter
          />
        </div>
        <GridChartsRendererProxy id="harvest" label="Harvest" renderer={ChartOfTheGrid} />
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
