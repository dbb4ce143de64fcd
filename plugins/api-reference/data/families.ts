import type { ApiFamily } from '../types';

/**
 * The component families and their packages, and the only thing about them that neither types nor
 * exports can say: which of the exported types readers look up by name.
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
  },
  {
    slug: 'date-pickers',
    packages: [
      { name: '@mui/x-date-pickers', plan: 'community' },
      { name: '@mui/x-date-pickers-pro', plan: 'pro' },
    ],
    interfaces: [],
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
  },
  {
    slug: 'tree-view',
    packages: [
      { name: '@mui/x-tree-view', plan: 'community' },
      { name: '@mui/x-tree-view-pro', plan: 'pro' },
    ],
    interfaces: [],
  },
];
