import { during, type Span, type VersionName } from './during';
import { STYLE_DESCRIPTIONS } from './styleDescriptions';
import type { ApiFamily } from './types';

/** Exported types and classes that readers look up by name. */
const INTERFACES: readonly Span<string>[] = [
  {
    from: 'v6',
    values: [
      'AllSeriesType',
      'AxisConfig',
      'BarItemIdentifier',
      'BarSeriesType',
      'ChartsAxisHighlightProps',
      'ChartsAxisProps',
      'ChartsColorPalette',
      'ChartsColorPaletteCallback',
      'ChartsTooltipProps',
      'ChartsXAxisProps',
      'ChartsYAxisProps',
      'CurveType',
      'FadeOptions',
      'HighlightOptions',
      'HighlightScope',
      'LineItemIdentifier',
      'LineSeriesType',
      'PieItemId',
      'PieItemIdentifier',
      'PieSeriesType',
      'PieValueType',
      'ScaleName',
      'ScatterItemIdentifier',
      'ScatterSeriesType',
      'ScatterValueType',
      'SeriesItemIdentifier',
      'StackOffsetType',
      'StackOrderType',
    ],
  },
  {
    from: 'current',
    values: [
      'BarItem',
      'BarLabelContext',
      'ChartsAxisData',
      'ChartsGridProps',
      'ChartsItemTooltipContentProps',
      'ContinuousColorLegendProps',
      'GaugeFormatterParams',
      'HighlightItemData',
      'PiecewiseColorLegendProps',
      'ZoomData',
      'ZoomOptions',
    ],
  },
  {
    from: 'next',
    values: [
      'AxisItemIdentifier',
      'AxisValueFormatterContext',
      'BarSeries',
      'ChartDrawingArea',
      'ChartImageExportOptions',
      'ChartPrintExportOptions',
      'ChartsAxisTooltipContentProps',
      'ChartsLabelMarkProps',
      'ColorLegendSelector',
      'FunnelItemIdentifier',
      'FunnelSeriesType',
      'FunnelValueType',
      'HeatmapItemIdentifier',
      'HeatmapSeries',
      'HeatmapSeriesType',
      'HeatmapValueType',
      'LegendItemParams',
      'LineSeries',
      'PieSeries',
      'PiecewiseColorLegendItemContext',
      'RadarItemIdentifier',
      'RadarSeriesType',
      'RadiusAxis',
      'RotationAxis',
      'SankeyItemIdentifier',
      'SankeySeries',
      'SankeySeriesType',
      'ScatterSeries',
      'SeriesLegendItemContext',
      'XAxis',
      'YAxis',
      'ZoomSliderShowTooltip',
    ],
  },
];

const DESCRIPTIONS: typeof STYLE_DESCRIPTIONS = [
  ...STYLE_DESCRIPTIONS,
  {
    values: [
      ['title', "Text of the `<title>` element in the chart's SVG."],
      ['desc', "Text of the `<desc>` element in the chart's SVG, for assistive technology."],
    ],
  },
];

/** The charts, since v6; the Pro plan came with v7. */
export function charts(version: VersionName): ApiFamily {
  return {
    slug: 'charts',
    packages: during(version, [
      { values: [{ name: '@mui/x-charts', plan: 'community' }] },
      { from: 'current', values: [{ name: '@mui/x-charts-pro', plan: 'pro' }] },
    ]),
    entryPoints: [],
    interfaces: during(version, INTERFACES),
    events: null,
    reviewed: {
      internal: [],
      descriptions: Object.fromEntries(during(version, DESCRIPTIONS)),
      plans: {},
    },
  };
}
