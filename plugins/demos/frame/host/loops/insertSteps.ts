import { parse, type AnyNode, type Program } from 'acorn';

/**
 * Function that changed code calls with the line before a loop starts; the result is called without arguments at the
 * start of each round.
 */
export const WATCH_LOOP = '$watchLoop';
const STEP = '$step';

/** Function that changed code calls with the line at the start of each function. */
export const WATCH_CALL = '$watchCall';

type Loop = Extract<
  AnyNode,
  { type: `${'For' | 'ForIn' | 'ForOf' | 'While' | 'DoWhile'}Statement` }
>;

type AnyFunction = Extract<
  AnyNode,
  { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }
>;

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * Inserts calls at the start of every function, before every loop and in each of its rounds: `while (a) b();` becomes
 * `{const $step=$watchLoop(1);while (a) {$step();b();}}`. Keeps line numbers. The block around a loop gives each of its
 * runs a separate step function, even in nested loops and in functions that are called repeatedly.
 *
 * @param code a function body; invalid code is returned unchanged, so that the browser reports the error
 */
export function insertSteps(code: string): string {
  const program = read(code);
  return program ? insert(code, watchNodes(program, program.start)) : code;
}

function read(code: string): Program | null {
  try {
    return parse(code, {
      ecmaVersion: 'latest',
      locations: true,
      allowReturnOutsideFunction: true,
    });
  } catch {
    return null;
  }
}

/**
 * @param start start of the node including its labels, because `continue` requires the loop directly after its label
 * @returns insertions, with outer ones before inner ones at the same position
 */
function watchNodes(node: AnyNode, start: number): Insertion[] {
  const own = isLoop(node) ? watchLoop(node, start) : isFunction(node) ? watchFunction(node) : [];
  const inner = childrenOf(node).flatMap((child) =>
    watchNodes(child, node.type === 'LabeledStatement' ? start : child.start),
  );
  return [...own, ...inner];
}

function watchLoop({ loc, end, body }: Loop, start: number): Insertion[] {
  const open = { at: start, text: `{const ${STEP}=${WATCH_LOOP}(${loc!.start.line});` };
  const close = { at: end, text: '}' };
  return body.type === 'BlockStatement'
    ? [open, { at: body.start + 1, text: `${STEP}();` }, close]
    : [open, { at: body.start, text: `{${STEP}();` }, { at: body.end, text: '}' }, close];
}

function watchFunction({ loc, body }: AnyFunction): Insertion[] {
  const call = `${WATCH_CALL}(${loc!.start.line})`;
  if (body.type !== 'BlockStatement') {
    return [
      { at: body.start, text: `(${call},` },
      { at: body.end, text: ')' },
    ];
  }
  // A directive such as 'use strict' must stay first.
  const directives = body.body.filter((each) => 'directive' in each && each.directive);
  const last = directives.at(-1);
  return [last ? { at: last.end, text: `;${call};` } : { at: body.start + 1, text: `${call};` }];
}

function isFunction(node: AnyNode): node is AnyFunction {
  return /Function(?:Declaration|Expression)$/.test(node.type);
}

function isLoop(node: AnyNode): node is Loop {
  return /^(?:For|While|DoWhile)/.test(node.type);
}

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is AnyNode {
  return typeof (value as AnyNode | null)?.type === 'string';
}

function insert(code: string, insertions: readonly Insertion[]): string {
  let result = '';
  let end = 0;
  for (const { at, text } of [...insertions].sort((a, b) => a.at - b.at)) {
    result += code.slice(end, at) + text;
    end = at;
  }
  return result + code.slice(end);
}
