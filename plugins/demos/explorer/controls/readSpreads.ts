import ts from 'typescript';

/** A spread through which a demo receives the reader's values: `{...props}` of an element, `...series` of an object. */
export interface Spread {
  /** The name of the demo's prop. */
  readonly name: string;
  /** Props that the demo sets itself, so that readers cannot change them. */
  readonly taken: readonly string[];
}

/**
 * Finds the spreads of a demo's props, such as those of `function BarChartControls({ props, series })`.
 *
 * @param code code of the demo
 */
export function readSpreads(code: string): Spread[] {
  const source = ts.createSourceFile(
    'demo.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const names = parameterNames(source);
  const spreads: Spread[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isJsxSpreadAttribute(node) || ts.isSpreadAssignment(node)) &&
      ts.isIdentifier(node.expression) &&
      names.has(node.expression.text)
    ) {
      spreads.push({ name: node.expression.text, taken: namesBeside(node) });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return [...names].flatMap((name) => {
    const own = spreads.filter((spread) => spread.name === name);
    return own.length > 0 ? [{ name, taken: own.flatMap(({ taken }) => taken) }] : [];
  });
}

/** Returns the names of the props of the default export. */
function parameterNames(source: ts.SourceFile): Set<string> {
  const main = source.statements.find(
    (statement): statement is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) === true,
  );
  const pattern = main?.parameters[0]?.name;
  return new Set(
    pattern && ts.isObjectBindingPattern(pattern)
      ? pattern.elements.map(({ name }) => name.getText(source))
      : [],
  );
}

function namesBeside(spread: ts.JsxSpreadAttribute | ts.SpreadAssignment): string[] {
  const siblings: readonly ts.Node[] = ts.isSpreadAssignment(spread)
    ? spread.parent.properties
    : spread.parent.properties;
  return siblings.flatMap((each) =>
    ts.isJsxAttribute(each) ||
    ts.isPropertyAssignment(each) ||
    ts.isShorthandPropertyAssignment(each)
      ? [each.name.getText()]
      : [],
  );
}
