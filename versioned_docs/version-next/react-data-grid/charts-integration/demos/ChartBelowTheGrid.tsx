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

const airMuseum = museums.filter(({ museum }) => museum === 'Air');

const initialState: DataGridPremiumProps['initialState'] = {
  chartsIntegration: {
    activeChartId: 'visitors',
    charts: { visitors: { dimensions: ['quarter'], values: ['visitors'] } },
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
  const names = dimensions[0].data.map((_name, index) =>
    dimensions.map(({ data }) => data[index]).join(', '),
  );
  return (
    <BarChart
      height={240}
      xAxis={[{ data: names, label: dimensions.map(({ label }) => label).join(', ') }]}
      yAxis={[{ width: 60 }]}
      series={values.map(({ id, label, data }) => ({ id, label, data }))}
    />
  );
}

export default function ChartBelowTheGrid() {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{ height: 290, width: '100%' }}>
        <DataGridPremium
          rows={airMuseum}
          columns={museumColumns}
          chartsIntegration
          experimentalFeatures={experimentalFeatures}
          slots={slots}
          initialState={initialState}
          showToolbar
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Quarters of a museum, above their chart' } }}
        />
      </div>
      <div style={{ minHeight: 240 }}>
        <GridChartsRendererProxy id="visitors" label="Visitors" renderer={Bars} />
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
