/**
 * Returns the package of a declaration file, according to the innermost `node_modules` in its path.
 *
 * @returns `react` for `@types/react`; an empty string for a file outside of packages
 */
export function packageOfFile(fileName: string): string {
  const inside = fileName.split('/node_modules/').at(-1) ?? '';
  if (inside === fileName) {
    return '';
  }
  const [first = '', second = ''] = inside.split('/');
  return (first.startsWith('@') ? `${first}/${second}` : first).replace(/^@types\//, '');
}

/** Returns the path of a declaration file inside its package, such as `DataGrid/DataGrid.d.ts`. */
export function pathInPackage(fileName: string): string {
  const inside = fileName.split('/node_modules/').at(-1) ?? fileName;
  return inside
    .split('/')
    .slice(inside.startsWith('@') ? 2 : 1)
    .join('/');
}
