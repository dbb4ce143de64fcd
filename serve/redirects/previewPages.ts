import { forNow, gatherNames, moveNames, type Redirect } from './types.ts';

/** Topics that only the preview documents, by the folder to which the current version's packages link. */
const ONLY_IN_PREVIEW: Readonly<Record<string, readonly string[]>> = {
  'api/charts/': [
    'charts-container',
    'charts-container-pro',
    'charts-data-provider',
    'charts-data-provider-pro',
    'charts-localization-provider',
    'heatmap-cell',
    'radar-chart',
  ],
  'api/data-grid/': [
    'ai-assistant-panel-trigger',
    'charts-panel-trigger',
    'columns-panel-trigger',
    'export-csv',
    'export-excel',
    'export-print',
    'filter-panel-trigger',
    'grid-aggregation-function-data-source',
    'grid-list-view-col-def',
    'pivot-panel-trigger',
    'prompt-field',
    'prompt-field-control',
    'prompt-field-record',
    'prompt-field-send',
    'quick-filter',
    'quick-filter-clear',
    'quick-filter-control',
    'quick-filter-trigger',
    'toolbar',
    'toolbar-button',
  ],
  'api/date-pickers/': ['time-range-picker', 'time-range-picker-tabs'],
  'migration/': [
    'migration-charts-v7',
    'migration-data-grid-v7',
    'migration-pickers-v7',
    'migration-tree-view-v7',
    'usage-with-material-ui-v5-v6',
  ],
  'react-charts/': ['animation', 'localization'],
  'react-data-grid/': [
    'ai-assistant',
    'cells',
    'components/ai-assistant-panel',
    'components/charts-panel',
    'components/columns-panel',
    'components/export',
    'components/filter-panel',
    'components/pivot-panel',
    'components/prompt-field',
    'components/quick-filter',
    'components/toolbar',
    'components/usage',
    'editing/custom-edit-component',
    'editing/editing-events',
    'editing/persistence',
    'features',
    'pivoting-explained',
    'server-side-data/pivoting',
  ],
  'react-tree-view/': ['rich-tree-view/lazy-loading'],
};

/** Target for guides of the preview that do not exist yet. */
const opening = (folder: string): string =>
  folder.startsWith('react-') ? `/x/next/${folder}` : '/x/next/introduction/';

export const PREVIEW_PAGES: readonly Redirect[] = Object.entries(ONLY_IN_PREVIEW).flatMap(
  ([folder, names]) => [
    ...moveNames(`/x/${folder}`, names, `/x/next/${folder}`),
    ...(folder.startsWith('api/')
      ? []
      : gatherNames(`/x/next/${folder}`, names, opening(folder)).map(forNow)),
  ],
);
