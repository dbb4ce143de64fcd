import type ts from 'typescript';

/** Returns the author's text, without the paths through which declarations import types of other files. */
export function authorText(node: ts.Node): string {
  return node.getText().replace(/\bimport\(\s*(?:"[^"]*"|'[^']*')\s*\)\./g, '');
}
