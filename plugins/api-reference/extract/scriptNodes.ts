import ts from 'typescript';

/** Calls a function with a node and everything below it. */
export function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** The name by which a function is called: `jsx` of `(0, _runtime.jsx)`, `_extends2` of `(0, _extends2.default)`. */
export function nameOf(callee: ts.Expression): string {
  const inner = ts.isParenthesizedExpression(callee) ? callee.expression : callee;
  const last = ts.isBinaryExpression(inner) ? inner.right : inner;
  if (ts.isPropertyAccessExpression(last)) {
    return last.name.text === 'default' ? nameOf(last.expression) : last.name.text;
  }
  return ts.isIdentifier(last) ? last.text.replace(/\d+$/, '') : '';
}

/** `slots` of `rootProps.slots`, and of a variable that holds `rootProps.slots`. */
export function lastName(expression: ts.Expression): string {
  if (ts.isPropertyAccessExpression(expression)) {
    return expression.name.text;
  }
  return ts.isIdentifier(expression) ? expression.text : '';
}

/** What a variable holds, looked for from its use outwards. */
export function valueOf(identifier: ts.Identifier): ts.Expression | undefined {
  for (let scope: ts.Node = identifier; scope; scope = scope.parent) {
    if (ts.isFunctionLike(scope) || ts.isSourceFile(scope)) {
      const declaration = findDeclaration(scope, identifier.text);
      if (declaration) {
        return ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
      }
    }
  }
  return undefined;
}

/** The prop that a variable was taken from under a name of its own. */
export function nameOfProp(identifier: ts.Identifier): string {
  for (let scope: ts.Node = identifier; scope; scope = scope.parent) {
    const declaration = ts.isFunctionLike(scope) && findDeclaration(scope, identifier.text);
    if (declaration && ts.isBindingElement(declaration)) {
      return (declaration.propertyName ?? declaration.name).getText();
    }
  }
  return identifier.text;
}

function findDeclaration(
  scope: ts.Node,
  name: string,
): ts.VariableDeclaration | ts.ParameterDeclaration | ts.BindingElement | undefined {
  let found: ReturnType<typeof findDeclaration>;
  const look = (node: ts.Node): void => {
    const declares =
      ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
    if (declares && ts.isIdentifier(node.name) && node.name.text === name) {
      found ??= node;
    }
    if (node === scope || !ts.isFunctionLike(node)) {
      ts.forEachChild(node, look);
    }
  };
  look(scope);
  return found;
}
