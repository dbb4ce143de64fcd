import { PRODUCTS } from '../../src/paths/products.ts';
import { moveNames, type Redirect } from './types.ts';

/** The grid, from the time when it was part of the core documentation. */
const GRID: readonly Redirect[] = [
  { from: '/components/data-grid/', to: '/x/react-data-grid/' },
  { from: '/api/data-grid/x-grid/', to: '/x/api/data-grid/data-grid-pro/' },
  { from: '/x/api/data-grid/x-grid/', to: '/x/api/data-grid/data-grid-pro/' },
  {
    from: '/api/data-grid/grid-export-csv-options/',
    to: '/x/api/data-grid/grid-csv-export-options/',
  },
  ...moveNames(
    '/components/data-grid/',
    [
      'accessibility',
      'columns',
      'components',
      'demo',
      'editing',
      'events',
      'export',
      'filtering',
      'getting-started',
      'group-pivot',
      'layout',
      'localization',
      'pagination',
      'rendering',
      'rows',
      'scrolling',
      'selection',
      'sorting',
      'state',
      'style',
      'virtualization',
    ],
    '/x/react-data-grid/',
  ),
];

const PICKERS = ['date-picker', 'time-picker', 'date-time-picker', 'date-range-picker'];

/** Current names of components from the lab and from before version 6. */
const RENAMED_PICKERS: Readonly<Record<string, string>> = {
  'calendar-picker': 'date-calendar',
  'calendar-picker-skeleton': 'day-calendar-skeleton',
  'clock-picker': 'time-clock',
  'month-picker': 'month-calendar',
  'year-picker': 'year-calendar',
};

/** The pickers, from the time when they were a separate package and later part of the lab. */
const LAB: readonly Redirect[] = [
  { from: '/components/pickers/', to: '/x/react-date-pickers/' },
  {
    from: '/x/api/date-pickers/pickers-section-list/',
    to: '/x/api/date-pickers/pickers-text-field/',
  },
  ...moveNames('/components/', PICKERS, '/x/react-date-pickers/'),
  ...moveNames(
    '/api/',
    [
      ...['', 'desktop-', 'mobile-', 'static-'].flatMap((device) =>
        PICKERS.map((name) => device + name),
      ),
      'date-range-picker-day',
      'localization-provider',
      'pickers-day',
    ],
    '/x/api/date-pickers/',
  ),
  ...['/api/', '/x/api/date-pickers/'].flatMap((folder) =>
    Object.entries(RENAMED_PICKERS).map(([before, now]) => ({
      from: `${folder}${before}/`,
      to: `/x/api/date-pickers/${now}/`,
    })),
  ),
];

const FIELDS = ['date-range-field', 'date-time-range-field', 'time-range-field'];

/**
 * Start of each family's reference, without the part before the families. `findRedirect` handles the addresses below; hosts
 * have a separate rule for these, which does not match the folder itself on every host.
 */
const FAMILY_REFERENCES: readonly Redirect[] = ['/api/', '/api-docs/'].flatMap((folder) =>
  moveNames(folder, PRODUCTS, '/x/api/'),
);

/** API pages to which the packages link by another address. */
const ENTRIES: readonly Redirect[] = [
  ...moveNames(
    '/x/api/',
    ['single-input-', 'multi-input-'].flatMap((input) => FIELDS.map((field) => input + field)),
    '/x/api/date-pickers/',
  ),
  ...moveNames(
    '/x/api/charts/',
    ['cartesian-context-provider', 'drawing-provider'],
    '/x/v6/api/charts/',
  ),
  { from: '/x/api/charts/charts-tool-tip/', to: '/x/api/charts/charts-tooltip/' },
  { from: '/x/api/charts/circle-mark-element/', to: '/x/api/charts/mark-element/' },
  { from: '/x/api/charts/composition/', to: '/x/react-charts/composition/' },
  { from: '/x/api/charts/sankey-chart/', to: '/x/next/api/charts/' },
];

export const OLDER_NAMES: readonly Redirect[] = [...GRID, ...LAB, ...FAMILY_REFERENCES, ...ENTRIES];
