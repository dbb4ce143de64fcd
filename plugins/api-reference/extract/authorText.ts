import type ts from 'typescript';

/** What an author wrote, without the paths by which declarations reach the types of other files. */
export function authorText(node: ts.Node): string {
  return node.getText().replace(/\bimport\(\s*(?:"[^"]*"|'[^']*')\s*\)\./g, '');
}
