import { addressOf, versionsOfInstance } from '../../src/versions/index.ts';
import { PRODUCTS } from '../../src/versions/instances.ts';
import { gatherNames, type Redirect, forNow } from './types.ts';

/**
 * Pages that packages, older documentation or other redirects link to and that do not exist yet, by the page that readers
 * get instead. Delete an entry once its page exists.
 */
const PENDING: Readonly<Record<string, string>> = {
  '/x/guides/telemetry/': '/x/introduction/licensing/',
};

export const PENDING_PAGES: readonly Redirect[] = Object.entries(PENDING).map(([from, to]) =>
  forNow({ from, to }),
);

/** Other addresses of each page: those of older core documentation, and those that readers guess. */
const OTHER_ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/getting-started/installation/': [
    '/getting-started/',
    '/material-ui/getting-started/',
    '/material-ui/getting-started/installation/',
  ],
  '/getting-started/usage/': ['/material-ui/getting-started/usage/'],
  '/components/buttons/': ['/components/button/', '/material-ui/react-button/'],
  '/components/text-fields/': ['/components/text-field/', '/material-ui/react-text-field/'],
  '/components/dialogs/': ['/components/dialog/', '/material-ui/react-dialog/'],
  '/customization/theming/': ['/material-ui/customization/theming/'],
  '/customization/dark-mode/': ['/material-ui/customization/dark-mode/'],
};

export const CORE_PAGES: readonly Redirect[] = Object.entries(OTHER_ADDRESSES).flatMap(
  ([to, addresses]) => addresses.map((from) => ({ from, to })),
);

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
