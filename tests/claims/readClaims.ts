import ts from 'typescript';
import type { Claim, ClaimsFile } from './types.ts';

const HOOKS = new Set(['beforeAll', 'beforeEach', 'afterAll', 'afterEach']);

/**
 * Reads the claims of a test file, which may only contain tests in the form `describe('#section', () => {
 * test('statement', …) })`.
 *
 * @param text the source of a `claims.test.tsx` or `claims.browser.test.ts`
 */
export function readClaims(text: string): ClaimsFile {
  const file = ts.createSourceFile(
    'claims.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const claims: Claim[] = [];
  const problems: string[] = [];
  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const complain = (node: ts.Node, problem: string) => problems.push(`${lineOf(node)} ${problem}`);

  for (const statement of file.statements) {
    const call = callOf(statement);
    if (!call || HOOKS.has(nameOf(call)) || nameOf(call).startsWith('jest.')) {
      continue;
    }
    const section = literalOf(call.arguments[0]);
    if (nameOf(call) !== 'describe' || !section?.startsWith('#')) {
      complain(call, "write describe('#id of the section', …) here, with nothing that skips tests");
      continue;
    }
    for (const inner of bodyOf(call)) {
      readTest(inner, section.slice(1));
    }
  }
  if (claims.length === 0 && problems.length === 0) {
    problems.push('1 the file has no claims');
  }
  return { claims, problems };

  function readTest(statement: ts.Statement, section: string): void {
    const call = callOf(statement);
    if (!call || HOOKS.has(nameOf(call))) {
      return;
    }
    const name = literalOf(call.arguments[0]);
    if (nameOf(call) !== 'test' || name === undefined) {
      complain(call, "write test('a statement of the page', …) here, with nothing that skips it");
    } else if (!expectsSomething(call)) {
      complain(call, `"${name}" expects nothing`);
    } else {
      claims.push({ section, text: name, line: lineOf(call) });
    }
  }
}

function callOf(statement: ts.Statement): ts.CallExpression | undefined {
  return ts.isExpressionStatement(statement) && ts.isCallExpression(statement.expression)
    ? statement.expression
    : undefined;
}

function nameOf(call: ts.CallExpression): string {
  return call.expression.getText();
}

function literalOf(node: ts.Expression | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

function bodyOf(call: ts.CallExpression): readonly ts.Statement[] {
  const body = call.arguments[1];
  return body && ts.isArrowFunction(body) && ts.isBlock(body.body) ? body.body.statements : [];
}

/** Whether a call is `expect`, or a helper whose name starts with it. */
function expectsSomething(call: ts.CallExpression): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    found ||=
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text.startsWith('expect');
    ts.forEachChild(node, visit);
  };
  call.arguments.slice(1).forEach(visit);
  return found;
}
