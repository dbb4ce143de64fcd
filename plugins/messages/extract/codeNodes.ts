import ts from 'typescript';

/** Matches methods that pass each item of a list to their callback. */
const EACH = /^(?:forEach|map|some|every|find)$/;

export type FunctionCode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

export function isFunctionExpression(
  node: ts.Node,
): node is ts.FunctionExpression | ts.ArrowFunction {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

/** Removes syntax that does not change a value: parentheses, `await`, and the first half of `(0, warning.warnOnce)`. */
export function plain(expression: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(expression) || ts.isAwaitExpression(expression)) {
    return plain(expression.expression);
  }
  return ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.CommaToken
    ? plain(expression.right)
    : expression;
}

/** Returns the declaration of a name, following imports. */
export function declarationOf(
  name: ts.Identifier,
  checker: ts.TypeChecker,
): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  const target =
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target?.valueDeclaration;
}

/** Returns `list` for the parameter of the callback in `list.forEach((item) => …)`. */
export function listWalkedBy(parameter: ts.ParameterDeclaration): ts.Expression | null {
  const call = parameter.parent.parent;
  return ts.isCallExpression(call) &&
    call.arguments[0] === parameter.parent &&
    ts.isPropertyAccessExpression(call.expression) &&
    EACH.test(call.expression.name.text)
    ? call.expression.expression
    : null;
}

export function returnedBy(code: FunctionCode): ts.Expression[] {
  if (!code.body || !ts.isBlock(code.body)) {
    return code.body ? [code.body] : [];
  }
  const returned: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) {
      returned.push(node.expression);
    }
    if (!ts.isFunctionLike(node)) {
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(code.body, visit);
  return returned;
}

export function isValueless({ kind }: ts.Expression): boolean {
  return (
    kind === ts.SyntaxKind.NullKeyword ||
    kind === ts.SyntaxKind.FalseKeyword ||
    kind === ts.SyntaxKind.VoidExpression ||
    kind === ts.SyntaxKind.ObjectLiteralExpression
  );
}

/** Returns the name of a value that a reader may recognize: `field` for `column.field`. */
export function nameOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) {
    return expression.text;
  }
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}
