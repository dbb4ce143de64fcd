/**
 * The components that the rule looks at, and what in their packages counts as running again when a prop changes.
 *
 * Charts and pickers are left out: charts only have memos, which cost time and change nothing that people see; the
 * effects of pickers compare what an array or a date holds, not which one it is.
 *
 * @typedef {'processor' | 'effect' | 'memo'} DependencyKind
 * @typedef {object} Family
 * @property {string} name
 * @property {readonly string[]} packages
 * @property {RegExp} components names of its exports that take the props
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

/** Props that may be given inline: handlers, and what is only read while rendering. */
export const EXCLUDED =
  /^(?:(?:unstable_)?on[A-Z].*|slots|slotProps|components|componentsProps|initialState|sx|\w*[rR]ef)$/;

/** @param {string} specifier of an import, such as `@mui/x-data-grid-pro/DataGridPro` */
export function familyOf(specifier) {
  const name = specifier.split('/').slice(0, 2).join('/');
  return FAMILIES.find(({ packages }) => packages.includes(name));
}
