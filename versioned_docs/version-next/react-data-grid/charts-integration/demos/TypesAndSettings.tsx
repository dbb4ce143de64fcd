import * as React from 'react';
import BarIcon from '@mui/icons-material/BarChart';
import LineIcon from '@mui/icons-material/ShowChart';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  GridSidebarValue,
  type DataGridPremiumProps,
  type GridChartsPanelProps,
  type GridChartsRendererProxyProps,
} from '@mui/x-data-grid-premium';
import { museumColumns, museums } from './museums';

const customization = [
  {
    id: 'look',
    label: 'Look',
    controls: {
      legend: { label: 'Show the legend', type: 'boolean' as const, default: true },
      height: { label: 'Height', type: 'number' as const, default: 240 },
    },
  },
];

const schema: GridChartsPanelProps['schema'] = {
  bars: {
    label: 'Bars',
    icon: BarIcon,
    dimensionsLabel: 'Categories',
    maxDimensions: 1,
    customization,
  },
  lines: {
    label: 'Lines',
    icon: LineIcon,
    dimensionsLabel: 'Points',
    maxDimensions: 1,
    customization,
  },
};

function Chart({
  dimensions,
  values,
  chartType,
  configuration,
}: React.ComponentProps<GridChartsRendererProxyProps['renderer']>) {
  if (dimensions.length === 0) {
    return <p>Choose fields in the panel.</p>;
  }
  const props = {
    height: Number(configuration.height ?? 240),
    yAxis: [{ width: 60 }],
    hideLegend: configuration.legend === false,
    series: values.map(({ id, label, data }) => ({ id, label, data })),
  };
  const { data } = dimensions[0];
  return chartType === 'lines' ? (
    <LineChart {...props} xAxis={[{ data, scaleType: 'point' }]} />
  ) : (
    <BarChart {...props} xAxis={[{ data, scaleType: 'band' }]} />
  );
}

const seaMuseum = museums.filter(({ museum }) => museum === 'Sea');

const initialState: DataGridPremiumProps['initialState'] = {
  sidebar: { open: true, value: GridSidebarValue.Charts },
  chartsIntegration: {
    activeChartId: 'year',
    charts: { year: { dimensions: ['quarter'], values: ['visitors'], chartType: 'bars' } },
  },
};

const experimentalFeatures = { charts: true };
const slots = { chartsPanel: GridChartsPanel };
const slotProps = {
  chartsPanel: { schema },
  main: { 'aria-label': 'Quarters of a museum, with the settings of a chart' },
};

export default function TypesAndSettings() {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{ height: 460, width: '100%' }}>
        <DataGridPremium
          rows={seaMuseum}
          columns={museumColumns}
          chartsIntegration
          experimentalFeatures={experimentalFeatures}
          slots={slots}
          slotProps={slotProps}
          initialState={initialState}
          showToolbar
          hideFooter
        />
      </div>
      <div style={{ minHeight: 240 }}>
        <GridChartsRendererProxy id="year" label="The year" renderer={Chart} />
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
