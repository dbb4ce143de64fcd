const GRID = 'react-data-grid';

/**
 * Topics with different addresses in different versions, as pairs of an address in one version and in another: pages
 * that were split, merged or renamed. The first entry for a page applies to the whole page.
 */
export const MOVED_TOPICS: readonly (readonly [string, string])[] = [
  [`${GRID}/columns`, `${GRID}/column-definition`],
  [`${GRID}/columns#headers`, `${GRID}/column-header`],
  [`${GRID}/columns#render-header`, `${GRID}/column-header#render-header`],
  [`${GRID}/columns#header-height`, `${GRID}/column-header#height`],
  [`${GRID}/columns#styling-headers`, `${GRID}/column-header#style`],
  [`${GRID}/columns#width`, `${GRID}/column-dimensions`],
  ...['minimum-width', 'fluid-width', 'resizing', 'autosizing'].map(
    (id) => [`${GRID}/columns#${id}`, `${GRID}/column-dimensions#${id}`] as const,
  ),
  [`${GRID}/columns#column-visibility`, `${GRID}/column-visibility`],
  [`${GRID}/columns#column-selector`, `${GRID}/column-visibility#columns-panel`],
  [`${GRID}/columns#column-menu`, `${GRID}/column-menu`],
  [`${GRID}/columns#column-menu`, `${GRID}/column-header#column-menu`],
  [`${GRID}/columns#column-reorder`, `${GRID}/column-ordering`],
  ...['column-groups', 'column-pinning', 'column-spanning'].map(
    (id) => [`${GRID}/columns#${id}`, `${GRID}/${id}`] as const,
  ),
  [`${GRID}/rows`, `${GRID}/row-definition`],
  [`${GRID}/rows#updating`, `${GRID}/row-updates`],
  ...['rows-prop', 'update-rows', 'infinite-loading'].map(
    (id) => [`${GRID}/rows#${id}`, `${GRID}/row-updates#${id}`] as const,
  ),
  ...['row-height', 'row-spanning', 'row-ordering'].map(
    (id) => [`${GRID}/rows#${id}`, `${GRID}/${id}`] as const,
  ),
  [`${GRID}/group-pivot#grouping`, `${GRID}/row-grouping`],
  ...['aggregation', 'pivoting', 'tree-data', 'master-detail'].map(
    (id) => [`${GRID}/group-pivot#${id}`, `${GRID}/${id}`] as const,
  ),
  [`${GRID}/selection`, `${GRID}/row-selection`],
  [`${GRID}/filtering#multi-filters`, `${GRID}/filtering/multi-filters`],
  [`${GRID}/filtering#customize`, `${GRID}/filtering/customization`],
  [`${GRID}/filtering#server-side`, `${GRID}/filtering/server-side`],
  [`${GRID}/filtering#quick-filter`, `${GRID}/filtering/quick-filter`],
  [`${GRID}/column-header#column-menu`, `${GRID}/column-menu`],
  [`${GRID}/components#overlays`, `${GRID}/overlays`],
  ...['loading-overlay', 'no-rows-overlay', 'no-results-overlay'].map(
    (id) => [`${GRID}/components#${id}`, `${GRID}/overlays#${id}`] as const,
  ),
  [`${GRID}/server-side-data/infinite-loading`, `${GRID}/server-side-data/lazy-loading`],
  [`${GRID}/migration-v4`, 'migration/migration-data-grid-v4'],
];
