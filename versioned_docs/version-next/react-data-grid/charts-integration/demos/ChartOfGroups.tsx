import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type DataGridPremiumProps,
  type GridChartsRendererProxyProps,
} from '@mui/x-data-grid-premium';
import { museumColumns, museums } from './museums';

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['quarter'] },
  aggregation: { model: { visitors: 'sum' } },
  columns: { columnVisibilityModel: { museum: false, quarter: false } },
  chartsIntegration: {
    activeChartId: 'quarters',
    charts: { quarters: { dimensions: ['quarter'], values: ['visitors'] } },
  },
};

const experimentalFeatures = { charts: true };
const slots = { chartsPanel: GridChartsPanel };

function Bars({
  dimensions,
  values,
}: React.ComponentProps<GridChartsRendererProxyProps['renderer']>) {
  if (dimensions.length === 0) {
    return <p>Choose a category and a series in the panel.</p>;
  }
  // With two criteria, there are two dimensions with as many entries.
  const names = dimensions[0].data.map((_name, index) =>
    dimensions.map(({ data }) => data[index]).join(', '),
  );
  return (
    <BarChart
      height={240}
      xAxis={[{ data: names }]}
      yAxis={[{ width: 60 }]}
      series={values.map(({ id, label, data }) => ({ id, label, data }))}
    />
  );
}

export default function ChartOfGroups() {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{ height: 320, width: '100%' }}>
        <DataGridPremium
          rows={museums}
          columns={museumColumns}
          chartsIntegration
          experimentalFeatures={experimentalFeatures}
          slots={slots}
          initialState={initialState}
          showToolbar
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Visitors by quarter, above their chart' } }}
        />
      </div>
      <div style={{ minHeight: 240 }}>
        <GridChartsRendererProxy id="quarters" label="Quarters" renderer={Bars} />
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
