/**
 * The components that the rule checks, and the kinds of code that run again when a prop changes.
 *
 * Charts and pickers are not checked: charts only use memos, which cost time but change nothing visible; the effects of
 * pickers compare the content of arrays and dates, not their identity.
 *
 *
 * @typedef {'processor' | 'effect' | 'memo'} DependencyKind
 * @typedef {object} Family
 * @property {string} name
 * @property {readonly string[]} packages
 * @property {RegExp} components names of its exports that have the props
 * @property {readonly DependencyKind[]} kinds
 */

/** @type {readonly Family[]} */
export const FAMILIES = [
  {
    name: 'data grid',
    packages: ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
    components: /^DataGrid(?:Pro|Premium)?$/,
    kinds: ['processor', 'effect', 'memo'],
  },
  {
    name: 'tree view',
    packages: ['@mui/x-tree-view', '@mui/x-tree-view-pro'],
    components: /^RichTreeView(?:Pro)?$/,
    kinds: ['processor', 'effect'],
  },
];

/** Props that may be given inline: handlers, and values that are only read during rendering. */
export const EXCLUDED =
  /^(?:(?:unstable_)?on[A-Z].*|slots|slotProps|components|componentsProps|initialState|sx|\w*[rR]ef)$/;

/** @param {string} specifier of an import, such as `@mui/x-data-grid-pro/DataGridPro` */
export function familyOf(specifier) {
  const name = specifier.split('/').slice(0, 2).join('/');
  return FAMILIES.find(({ packages }) => packages.includes(name));
}
