import type { ApiFamily } from '../types';

const STYLE_DESCRIPTIONS = {
  className: 'Class name of the root element.',
  sx: 'Styles of the root element and its descendants, with access to the theme.',
  style: 'Inline styles of the root element.',
};

const FIELD_DESCRIPTIONS = {
  readOnly: 'If `true`, people can read and copy the value but not change it.',
  enableAccessibleFieldDOMStructure:
    'If `true`, the field renders one element for each section of the value, which screen readers ' +
    'announce one by one, in place of a single `<input />`.',
};

const SURFACE_DESCRIPTIONS = {
  title: "Text of the `<title>` element in the chart's SVG.",
  desc: "Text of the `<desc>` element in the chart's SVG, for assistive technology.",
};

/**
 * The component families and their packages, with what neither types nor exports can say: which of
 * the exported types readers look up by name, and the few reviewed facts.
 */
export const V7_FAMILIES: readonly ApiFamily[] = [
  {
    slug: 'data-grid',
    packages: [
      { name: '@mui/x-data-grid', plan: 'community' },
      { name: '@mui/x-data-grid-pro', plan: 'pro' },
      { name: '@mui/x-data-grid-premium', plan: 'premium' },
    ],
    interfaces: [
      'GridActionsColDef',
      'GridAggregationFunction',
      'GridApi',
      'GridCellParams',
      'GridColDef',
      'GridCsvExportOptions',
      'GridExcelExportOptions',
      'GridExportStateParams',
      'GridFilterItem',
      'GridFilterModel',
      'GridFilterOperator',
      'GridListColDef',
      'GridPrintExportOptions',
      'GridRowClassNameParams',
      'GridRowParams',
      'GridRowSpacingParams',
      'GridSingleSelectColDef',
    ],
    reviewed: {
      descriptions: STYLE_DESCRIPTIONS,
      // Shared with the free grid for the sake of its types; the feature is one of the Pro plan.
      plans: { getDetailPanelContent: 'pro' },
    },
  },
  {
    slug: 'date-pickers',
    packages: [
      { name: '@mui/x-date-pickers', plan: 'community' },
      { name: '@mui/x-date-pickers-pro', plan: 'pro' },
    ],
    interfaces: [],
    reviewed: { descriptions: { ...STYLE_DESCRIPTIONS, ...FIELD_DESCRIPTIONS }, plans: {} },
  },
  {
    slug: 'charts',
    packages: [
      { name: '@mui/x-charts', plan: 'community' },
      { name: '@mui/x-charts-pro', plan: 'pro' },
    ],
    interfaces: [
      'AxisConfig',
      'BarSeriesType',
      'LineSeriesType',
      'PieSeriesType',
      'ScatterSeriesType',
    ],
    reviewed: { descriptions: { ...STYLE_DESCRIPTIONS, ...SURFACE_DESCRIPTIONS }, plans: {} },
  },
  {
    slug: 'tree-view',
    packages: [
      { name: '@mui/x-tree-view', plan: 'community' },
      { name: '@mui/x-tree-view-pro', plan: 'pro' },
    ],
    interfaces: [],
    reviewed: { descriptions: STYLE_DESCRIPTIONS, plans: {} },
  },
];
