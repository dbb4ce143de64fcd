import ts from 'typescript';

const collected = new WeakMap<ts.SourceFile, ReadonlySet<string>>();

/**
 * Returns all names in a declaration file, including members and parameters, and the string literal types that are
 * words.
 */
export function collectDeclaredNames(source: ts.SourceFile): ReadonlySet<string> {
  const known = collected.get(source);
  if (known) {
    return known;
  }
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const name = ts.isLiteralTypeNode(node) ? node.literal : (node as ts.NamedDeclaration).name;
    if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) {
      names.add(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  collected.set(source, names);
  return names;
}
