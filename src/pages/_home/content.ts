/** Content of the home page besides its texts: one source for the page and its Markdown. */

/** One to a line, so that they fit beside the button that copies them on a narrow screen. */
const PACKAGES = ['@mui/x-data-grid', '@mui/material', '@emotion/react', '@emotion/styled'];

const withPackages = (command: string): string => [command, ...PACKAGES].join(' \\\n  ');

export const INSTALL = withPackages('npm install');

/** How each package manager installs, by the values and labels of their tabs on other pages. */
export const INSTALLERS = [
  { value: 'npm', label: 'npm', command: INSTALL },
  { value: 'yarn', label: 'Yarn', command: withPackages('yarn add') },
  { value: 'pnpm', label: 'pnpm', command: withPackages('pnpm add') },
  { value: 'bun', label: 'Bun', command: withPackages('bun add') },
];

/** The first steps, by the ids of their words. */
export const FIRST_STEPS = {
  'home.install': '/x/introduction/installation/',
  'home.firstGrid': '/x/react-data-grid/getting-started/',
} as const;

/** The families by the part of their ids: the package of the free plan, where the name leads, and the links below. */
export const FAMILIES = {
  grid: {
    packageName: '@mui/x-data-grid',
    to: '/x/react-data-grid/',
    links: {
      'home.grid.start': '/x/react-data-grid/getting-started/',
      'home.grid.sorting': '/x/react-data-grid/sorting/',
      'home.family.api': '/x/api/data-grid/',
    },
  },
  pickers: {
    packageName: '@mui/x-date-pickers',
    to: '/x/react-date-pickers/date-picker/',
    links: {
      'home.pickers.datePicker': '/x/react-date-pickers/date-picker/',
      'home.family.api': '/x/api/date-pickers/',
    },
  },
  charts: {
    packageName: '@mui/x-charts',
    to: '/x/react-charts/bars/',
    links: {
      'home.charts.bars': '/x/react-charts/bars/',
      'home.family.api': '/x/api/charts/',
    },
  },
  tree: {
    packageName: '@mui/x-tree-view',
    to: '/x/react-tree-view/rich-tree-view/items/',
    links: {
      'home.tree.items': '/x/react-tree-view/rich-tree-view/items/',
      'home.family.api': '/x/api/tree-view/',
    },
  },
} as const;
