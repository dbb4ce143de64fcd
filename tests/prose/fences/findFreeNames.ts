import ts from 'typescript';

/** Returns names that a module uses but does not declare. Ignores scopes, because fragments are short. */
export function findFreeNames(source: ts.SourceFile): Set<string> {
  const declared = new Set<string>();
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      (isDeclaration(node) ? declared : isReference(node) ? used : null)?.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return new Set([...used].filter((name) => !declared.has(name)));
}

function isDeclaration(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isBindingElement(parent) ||
      ts.isParameter(parent) ||
      ts.isFunctionLike(parent) ||
      ts.isClassLike(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isEnumDeclaration(parent) ||
      ts.isTypeParameterDeclaration(parent) ||
      ts.isImportClause(parent) ||
      ts.isNamespaceImport(parent) ||
      ts.isImportSpecifier(parent)) &&
    parent.name === node
  );
}

/** Whether an identifier refers to a value or type in scope, not to a member. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) {
    return parent.name !== node;
  }
  if (ts.isJsxAttribute(parent) || ts.isTypeElement(parent) || ts.isClassElement(parent)) {
    return parent.name !== node;
  }
  if (ts.isQualifiedName(parent)) {
    return parent.right !== node;
  }
  if (ts.isBindingElement(parent)) {
    return parent.propertyName !== node;
  }
  return !ts.isImportSpecifier(parent) && !ts.isModuleDeclaration(parent);
}
