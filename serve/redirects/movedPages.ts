import { addressOf, versionsOfInstance } from '../../src/versions/index.ts';
import { PRODUCTS } from '../../src/versions/instances.ts';
import { gatherNames, type Redirect } from './types.ts';

/** Where versions and families open, under the addresses that readers guess. */
const OPENINGS: readonly Redirect[] = [
  ...versionsOfInstance('x').map((version) => ({
    from: addressOf(version),
    to: addressOf(version, 'introduction/'),
  })),
  ...PRODUCTS.flatMap((family) => [
    { from: `/x/react-${family}/quickstart/`, to: `/x/react-${family}/getting-started/` },
    { from: `/x/next/react-${family}/getting-started/`, to: `/x/next/react-${family}/quickstart/` },
  ]),
];

/** Guides of older versions that are called otherwise since. */
const RENAMED: readonly Redirect[] = [
  { from: '/x/whats-new/', to: '/x/introduction/whats-new/' },
  { from: '/x/license/', to: '/x/introduction/licensing/' },
  { from: '/x/introduction/priority-support/', to: '/x/introduction/support/' },
  { from: '/x/react-data-grid/columns/', to: '/x/react-data-grid/column-definition/' },
  { from: '/x/react-data-grid/rows/', to: '/x/react-data-grid/row-definition/' },
  { from: '/x/react-data-grid/selection/', to: '/x/react-data-grid/row-selection/' },
  { from: '/x/react-data-grid/group-pivot/', to: '/x/react-data-grid/row-grouping/' },
  { from: '/x/react-data-grid/rendering/', to: '/x/react-data-grid/virtualization/' },
  { from: '/x/react-data-grid/migration-v4/', to: '/x/migration/migration-data-grid-v4/' },
  { from: '/x/react-date-pickers/migration-lab/', to: '/x/migration/migration-pickers-lab/' },
  { from: '/x/react-charts/tree-map/', to: '/x/react-charts/treemap/' },
  { from: '/x/react-charts/heat-map/', to: '/x/react-charts/heatmap/' },
];

/** Short addresses that the packages' messages name. */
const SHORT: readonly Redirect[] = [
  { from: '/r/x-data-grid-no-dimensions/', to: '/x/react-data-grid/layout/' },
  { from: '/r/x-telemetry-postinstall-troubleshoot/', to: '/x/guides/telemetry/' },
  { from: '/store/items/material-ui-pro/', to: '/x/introduction/licensing/' },
  ...gatherNames(
    '/r/',
    [
      'x-license',
      'x-get-license',
      'x-license-annual',
      'x-license-trial',
      'x-license-key-installation',
      'x-pro-svg-link',
      'x-premium-svg-link',
    ],
    '/x/introduction/licensing/',
  ),
];

export const MOVED_PAGES: readonly Redirect[] = [...OPENINGS, ...RENAMED, ...SHORT];
