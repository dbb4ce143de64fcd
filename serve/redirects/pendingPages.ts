import { forNow, gatherNames, type Redirect } from './types.ts';

/**
 * Pages that packages, older documentation or other redirects lead to and that are not written yet, by the page that
 * readers get meanwhile. An entry whose page is there is not looked up any more, and can be deleted.
 */
const PENDING: ReadonlyArray<readonly [folder: string, to: string, names: readonly string[]]> = [
  ['/x/guides/', '/x/introduction/licensing/', ['telemetry']],
  ['/x/migration/', '/x/v5/react-data-grid/', ['migration-data-grid-v4']],
  ['/x/migration/', '/x/v6/react-data-grid/', ['migration-data-grid-v5']],
  ['/x/migration/', '/x/v6/react-date-pickers/', ['migration-pickers-v5']],
  ['/x/react-charts/', '/x/react-charts/bars/', ['bar-demo', 'stacking']],
  [
    '/x/react-charts/',
    '/x/react-charts/',
    [
      'areas-demo',
      'axis',
      'components',
      'composition',
      'funnel',
      'heatmap',
      'highlighting',
      'line-demo',
      'lines',
      'pie',
      'pie-demo',
      'radar',
      'sankey',
      'scatter',
      'scatter-demo',
      'sparkline',
      'tooltip',
      'treemap',
    ],
  ],
  [
    '/x/react-tree-view/',
    '/x/react-tree-view/',
    ['rich-tree-view/editing', 'simple-tree-view/items', 'tree-item-customization'],
  ],
];

export const PENDING_PAGES: readonly Redirect[] = PENDING.flatMap(([folder, to, names]) =>
  gatherNames(folder, names, to).map(forNow),
);
