import { PRODUCTS } from '../../src/paths/products.ts';
import { moveNames, type Redirect } from './types.ts';

/** The grid, when its documentation was a part of the core components'. */
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

/** Current names for those of the lab, and those before version 6. */
const RENAMED_PICKERS: Readonly<Record<string, string>> = {
  'calendar-picker': 'date-calendar',
  'calendar-picker-skeleton': 'day-calendar-skeleton',
  'clock-picker': 'time-clock',
  'month-picker': 'month-calendar',
  'year-picker': 'year-calendar',
};

/** The pickers, from the time when they were a package of their own and then a part of the lab. */
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
 * Where the reference of each family begins, without the part before the families. What lies below is led on by
 * `findRedirect`, and by a rule of its own at hosts, which does not take the folder itself everywhere.
 */
const FAMILY_REFERENCES: readonly Redirect[] = ['/api/', '/api-docs/'].flatMap((folder) =>
  moveNames(folder, PRODUCTS, '/x/api/'),
);

/** Entries of the reference that the packages name by another address. */
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
