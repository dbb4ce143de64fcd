import type { Renames } from '../renames';

/** Names of the charts. */
export const chartRenames: readonly Renames[] = [
  {
    family: 'charts',
    in: 'current',
    what: 'prop',
    of: ['PieChart', 'PiePlot', 'PieArcPlot'],
    renamed: { onClick: 'onItemClick' },
  },
  {
    family: 'charts',
    in: 'next',
    what: 'export',
    renamed: {
      ChartContainer: 'ChartsContainer',
      ChartContainerPro: 'ChartsContainerPro',
      DefaultHeatmapTooltip: 'HeatmapTooltip',
    },
    replaced: {
      ResponsiveChartContainer: 'ChartContainer',
      ResponsiveChartContainerPro: 'ChartContainerPro',
      DefaultChartsLegend: 'ChartsLegend',
      DefaultChartsAxisTooltipContent: 'ChartsAxisTooltipContent',
      DefaultChartsItemTooltipContent: 'ChartsItemTooltipContent',
      useHighlighted: 'useItemHighlighted',
    },
  },
  {
    family: 'charts',
    in: 'next',
    what: 'prop',
    replaced: {
      legend: 'slotProps.legend',
      tooltip: 'slotProps.tooltip',
      topAxis: 'xAxis',
      bottomAxis: 'xAxis',
      leftAxis: 'yAxis',
      rightAxis: 'yAxis',
      zoom: 'zoomData',
      // The package recommends the name of the other axis.
      yAxisKey: 'yAxisId',
    },
  },
  {
    family: 'charts',
    in: 'next',
    what: 'slot',
    of: [
      'BarChart',
      'BarChartPro',
      'LineChart',
      'LineChartPro',
      'PieChart',
      'ScatterChart',
      'ScatterChartPro',
      'Heatmap',
    ],
    replaced: { itemContent: 'tooltip', axisContent: 'tooltip', popper: 'tooltip' },
  },
];
