import ts from 'typescript';
import type { Edit } from './applyEdits.ts';
import { callbacksToJoin } from './changes.ts';
import type { Rewriting } from './rewriteCode.ts';

/**
 * Turns the parameters of a callback back into the one object that an earlier version passes: `valueGetter: (value,
 * row) =>` becomes `valueGetter: ({ value, row }) =>`. Removes their types, which TypeScript infers from the column.
 */
export function joinParameters(
  node: ts.Node,
  source: ts.SourceFile,
  { topic, from, to }: Pick<Rewriting, 'topic' | 'from' | 'to'>,
): Edit[] {
  if (
    !(ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) ||
    !ts.isIdentifier(node.name)
  ) {
    return [];
  }
  const name = node.name.text;
  const change = callbacksToJoin(topic, from, to).find(({ names }) => names.includes(name));
  const callback = ts.isMethodDeclaration(node) ? node : asFunction(node.initializer);
  if (!change || !callback) {
    return [];
  }
  const functions = change.isReturned ? findReturned(callback) : [callback];
  return functions.flatMap((each) => joinOne(each, source, change.parameters));
}

type Callback = ts.ArrowFunction | ts.FunctionExpression | ts.MethodDeclaration;

const asFunction = (node: ts.Node): Callback | undefined =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) ? node : undefined;

/** Returns the functions that a function returns, directly or from a conditional expression. */
function findReturned({ body }: Callback): Callback[] {
  const found: Callback[] = [];
  const visit = (node: ts.Node): void => {
    const callback = asFunction(node);
    if (callback) {
      found.push(callback);
    } else if (
      ts.isReturnStatement(node) ||
      ts.isConditionalExpression(node) ||
      !ts.isExpression(node)
    ) {
      ts.forEachChild(node, visit);
    } else if (ts.isParenthesizedExpression(node)) {
      visit(node.expression);
    }
  };
  if (body) {
    visit(body);
  }
  return found;
}

function joinOne(
  { parameters }: Callback,
  source: ts.SourceFile,
  names: readonly string[],
): Edit[] {
  const [first] = parameters;
  const last = parameters.at(-1);
  if (!first || !last || isJoined(first, names)) {
    return [];
  }
  const parts = parameters.flatMap(({ name }, index) => {
    const property = names[index] ?? '';
    const own = name.getText(source);
    if (own.startsWith('_')) {
      return [];
    }
    return own === property ? [own] : [`${property}: ${own}`];
  });
  const joined = parts.length > 0 ? `{ ${parts.join(', ')} }` : '';
  const needsParentheses =
    source.text[first.getStart(source) - 1] !== '(' && parameters.length === 1;
  return [
    {
      start: first.getStart(source),
      end: last.getEnd(),
      text: needsParentheses ? `(${joined})` : joined,
    },
  ];
}

/** Whether the first parameter already takes the object apart. */
function isJoined({ name }: ts.ParameterDeclaration, names: readonly string[]): boolean {
  return (
    ts.isObjectBindingPattern(name) &&
    name.elements.some(({ propertyName, name: own }) =>
      names.includes((propertyName ?? own).getText()),
    )
  );
}
