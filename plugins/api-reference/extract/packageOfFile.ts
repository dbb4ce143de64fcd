/**
 * The package a declaration file belongs to, from its place below the innermost `node_modules`.
 *
 * @returns `@types/react` as `react`; an empty string for a file that no package holds
 */
export function packageOfFile(fileName: string): string {
  const inside = fileName.split('/node_modules/').at(-1) ?? '';
  if (inside === fileName) {
    return '';
  }
  const [first = '', second = ''] = inside.split('/');
  return (first.startsWith('@') ? `${first}/${second}` : first).replace(/^@types\//, '');
}

/** The path of a declaration file inside its package, such as `DataGrid/DataGrid.d.ts`. */
export function pathInPackage(fileName: string): string {
  const inside = fileName.split('/node_modules/').at(-1) ?? fileName;
  return inside
    .split('/')
    .slice(inside.startsWith('@') ? 2 : 1)
    .join('/');
}
