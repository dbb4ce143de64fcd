/** Content of the home page without its texts, shared by the page and its Markdown version. */

/** Installed packages, one per line, so that the commands fit next to their copy button on narrow screens. */
const PACKAGES = ['@mui/x-data-grid', '@mui/material', '@emotion/react', '@emotion/styled'];

const withPackages = (command: string): string => [command, ...PACKAGES].join(' \\\n  ');

export const INSTALL = withPackages('npm install');

/** Install commands of the package managers, with the tab values and labels that other pages use. */
export const INSTALLERS = [
  { value: 'npm', label: 'npm', command: INSTALL },
  { value: 'yarn', label: 'Yarn', command: withPackages('yarn add') },
  { value: 'pnpm', label: 'pnpm', command: withPackages('pnpm add') },
  { value: 'bun', label: 'Bun', command: withPackages('bun add') },
];

/** Addresses of the first steps, by the ids of their texts. */
export const FIRST_STEPS = {
  'home.install': '/x/introduction/installation/',
  'home.firstGrid': '/x/react-data-grid/getting-started/',
} as const;

/** Addresses of the tools, by the ids of their texts. */
export const TOOLS = {
  'home.tool.upgrade': '/x/upgrade/',
  'home.tool.messages': '/x/messages/',
  'home.tool.compare': '/x/api/compare/',
  'home.tool.playground': '/playground/',
} as const;

/**
 * Families by the middle part of their text ids, with the package of the free plan, the link of the title, and the
 * links below it.
 */
export const FAMILIES = {
  grid: {
    packageName: '@mui/x-data-grid',
    to: '/x/react-data-grid/',
    links: {
      'home.family.start': '/x/react-data-grid/getting-started/',
      'home.grid.sorting': '/x/react-data-grid/sorting/',
      'home.family.api': '/x/api/data-grid/',
    },
  },
  pickers: {
    packageName: '@mui/x-date-pickers',
    to: '/x/react-date-pickers/date-picker/',
    links: {
      'home.family.start': '/x/react-date-pickers/getting-started/',
      'home.pickers.datePicker': '/x/react-date-pickers/date-picker/',
      'home.family.api': '/x/api/date-pickers/',
    },
  },
  charts: {
    packageName: '@mui/x-charts',
    to: '/x/react-charts/bars/',
    links: {
      'home.family.start': '/x/react-charts/getting-started/',
      'home.charts.bars': '/x/react-charts/bars/',
      'home.family.api': '/x/api/charts/',
    },
  },
  tree: {
    packageName: '@mui/x-tree-view',
    to: '/x/react-tree-view/rich-tree-view/items/',
    links: {
      'home.family.start': '/x/react-tree-view/getting-started/',
      'home.tree.items': '/x/react-tree-view/rich-tree-view/items/',
      'home.family.api': '/x/api/tree-view/',
    },
  },
} as const;
