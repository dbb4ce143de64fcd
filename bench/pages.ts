/** A page to measure; its key is the same as in `peer.json`. */
export interface BenchPage {
  readonly key: string;
  readonly path: string;
}

/** One page of each kind: overview, demos of each family, API pages including the longest one, and prose. */
export const BENCH_PAGES: readonly BenchPage[] = [
  { key: 'grid-overview', path: '/x/react-data-grid/' },
  { key: 'grid-demo', path: '/x/react-data-grid/demo/' },
  { key: 'grid-quick-filter', path: '/x/react-data-grid/filtering/quick-filter/' },
  { key: 'date-picker', path: '/x/react-date-pickers/date-picker/' },
  { key: 'charts-bars', path: '/x/react-charts/bars/' },
  { key: 'tree-items', path: '/x/react-tree-view/rich-tree-view/items/' },
  { key: 'api-data-grid', path: '/x/api/data-grid/data-grid/' },
  { key: 'api-data-grid-premium', path: '/x/api/data-grid/data-grid-premium/' },
  { key: 'installation', path: '/x/introduction/installation/' },
  { key: 'licensing', path: '/x/introduction/licensing/' },
];
