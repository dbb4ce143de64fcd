import ts from 'typescript';

/** JavaScript files, with their names bound. */
export interface Scripts {
  readonly files: readonly ts.SourceFile[];
  readonly checker: ts.TypeChecker;
}

/** Opens JavaScript files as they are, without the modules that they import. */
export function openScripts(names: readonly string[]): Scripts {
  const program = ts.createProgram({
    rootNames: names,
    options: {
      allowJs: true,
      noLib: true,
      noResolve: true,
      types: [],
      // Otherwise variables of the same name in files without imports are one.
      moduleDetection: ts.ModuleDetectionKind.Force,
    },
  });
  return { files: program.getSourceFiles(), checker: program.getTypeChecker() };
}

/** Calls a function with a node and everything below it. */
export function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** Returns the name of a called function: `jsx` for `(0, _runtime.jsx)`, `_extends` for `(0, _extends2.default)`. */
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

/** Returns the value with which a variable is declared; `undefined` for a parameter, or a destructured variable. */
export function valueOf(
  identifier: ts.Identifier,
  checker: ts.TypeChecker,
): ts.Expression | undefined {
  const declaration = checker.getSymbolAtLocation(identifier)?.valueDeclaration;
  return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
}

/** Returns the prop of a variable that was destructured under another name. */
export function nameOfProp(identifier: ts.Identifier, checker: ts.TypeChecker): string {
  const declaration = checker.getSymbolAtLocation(identifier)?.valueDeclaration;
  return declaration && ts.isBindingElement(declaration)
    ? (declaration.propertyName ?? declaration.name).getText()
    : identifier.text;
}
