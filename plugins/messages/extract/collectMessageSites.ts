import ts from 'typescript';
import { declarationOf, plain } from './codeNodes';
import type { Level } from '../types';
import { hasWords } from './hasWords';
import { joinParts } from './joinParts';
import { bindArguments, NOTHING_BOUND, type Bindings } from './bindings';
import { TextReader, type Text } from './TextReader';
import type { Scripts } from './openScripts';

/** A place in the code that throws or logs a message. */
export interface MessageSite {
  readonly level: Level;
  readonly text: Text;
  /** The call that contains the text. */
  readonly node: ts.Node;
}

/** Logging methods of consoles and loggers. */
const LOGGED: ReadonlyMap<string, Level> = new Map([
  ['error', 'error'],
  ['warn', 'warning'],
]);

/** A call that throws or logs an expression. Its text may depend on the arguments of the function around it. */
interface Outlet {
  readonly level: Level;
  readonly node: ts.Node;
  read(reader: TextReader, bindings: Bindings): Text[];
}

/** Messages in a package's code, and the places whose text cannot be determined. */
export interface MessageSites {
  readonly sites: readonly MessageSite[];
  readonly unread: readonly ts.Node[];
}

/**
 * Finds everything that the code throws or logs. A function that logs its arguments, such as `warnOnce`, is detected by
 * its code. Its calls are then read like those of the console, as are calls of functions that pass their arguments on
 * to it.
 */
export function collectMessageSites({
  checker,
  files,
}: Pick<Scripts, 'checker' | 'files'>): MessageSites {
  const outlets: Outlet[] = [];
  const calls: ts.CallExpression[] = [];
  const assigned = new Map<ts.Node, ts.Expression[]>();
  const visit = (node: ts.Node): void => {
    const outlet = readOutlet(node, checker);
    if (outlet) {
      outlets.push(outlet);
    }
    if (ts.isCallExpression(node)) {
      calls.push(node);
    }
    if (isAssignment(node)) {
      const declaration = declarationOf(node.left, checker);
      if (declaration && ts.isVariableDeclaration(declaration)) {
        assigned.set(declaration, [...(assigned.get(declaration) ?? []), node.right]);
      }
    }
    ts.forEachChild(node, visit);
  };
  files.forEach((file) => ts.forEachChild(file, visit));
  return followOutlets(outlets, findCalls(calls, checker), () => new TextReader(checker, assigned));
}

function isAssignment(
  node: ts.Node,
): node is ts.BinaryExpression & { readonly left: ts.Identifier } {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isIdentifier(node.left)
  );
}

/**
 * Recognizes `throw new Error(…)`, `console.error(…)`, the same methods of a logger, and constants that hold a method
 * of the console.
 */
function readOutlet(node: ts.Node, checker: ts.TypeChecker): Outlet | null {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) {
    return null;
  }
  const callee = plain(node.expression);
  if (ts.isIdentifier(callee) && /^(?:[A-Z]\w*)?Error$/.test(callee.text)) {
    return createOutlet('exception', node, node.arguments?.slice(0, 1) ?? []);
  }
  const level = ts.isCallExpression(node) ? levelOf(callee, checker) : null;
  return level && createOutlet(level, node, node.arguments ?? []);
}

function levelOf(callee: ts.Expression, checker: ts.TypeChecker): Level | null {
  if (ts.isPropertyAccessExpression(callee)) {
    const { name, expression } = callee;
    return ts.isIdentifier(expression) ? (LOGGED.get(name.text) ?? null) : null;
  }
  if (ts.isConditionalExpression(callee)) {
    return levelOf(callee.whenTrue, checker) ?? levelOf(callee.whenFalse, checker);
  }
  const held = ts.isIdentifier(callee) ? declarationOf(callee, checker) : undefined;
  const value = held && ts.isVariableDeclaration(held) && held.initializer;
  return value && !ts.isIdentifier(value) ? levelOf(value, checker) : null;
}

/** The console joins its arguments with spaces. Arguments without a text are objects for inspection and are ignored. */
function createOutlet(level: Level, node: ts.Node, given: readonly ts.Expression[]): Outlet {
  return {
    level,
    node,
    read(reader, bindings) {
      const [first, ...others] = given;
      const more = others
        .flatMap((each) => reader.read(each, bindings).slice(0, 1))
        .filter(hasWords)
        .flatMap((text) => [' ', ...text]);
      return first ? reader.read(first, bindings).map((text) => joinParts([...text, ...more])) : [];
    },
  };
}

/** The calls of each function that is declared with a name. */
type Calls = ReadonlyMap<ts.Node, readonly ts.CallExpression[]>;

function findCalls(calls: readonly ts.CallExpression[], checker: ts.TypeChecker): Calls {
  const found = new Map<ts.Node, ts.CallExpression[]>();
  for (const call of calls) {
    const callee = plain(call.expression);
    const declaration = ts.isIdentifier(callee) ? declarationOf(callee, checker) : undefined;
    if (declaration) {
      found.set(declaration, [...(found.get(declaration) ?? []), call]);
    }
  }
  return found;
}

function followOutlets(
  outlets: readonly Outlet[],
  calls: Calls,
  createReader: () => TextReader,
): MessageSites {
  const sites: MessageSite[] = [];
  const unread: ts.Node[] = [];
  const followed = new Set<string>();
  let waiting = [...outlets];
  while (waiting.length > 0) {
    const outer = new Map<ts.SignatureDeclaration, Outlet[]>();
    for (const each of waiting) {
      const reader = createReader();
      const texts = each.read(reader, NOTHING_BOUND);
      const said = texts.filter(hasWords);
      sites.push(...said.map((text) => ({ level: each.level, text, node: each.node })));
      const functions = said.length > 0 ? [] : ownersOf(reader.wanted, calls);
      if (said.length === 0 && functions.length === 0 && texts.length > 0) {
        unread.push(each.node);
      }
      functions.forEach((code) => outer.set(code, [...(outer.get(code) ?? []), each]));
    }
    waiting = [...outer].flatMap(([code, own]) =>
      (calls.get(declaredAs(code)) ?? []).flatMap((call) =>
        chooseOutlets(own, call).map((each) => callOf(each, code, call)),
      ),
    );
    waiting = waiting.filter(({ node, level }) => {
      const key = `${node.getSourceFile().fileName}:${node.pos}:${level}`;
      const isNew = !followed.has(key);
      followed.add(key);
      return isNew;
    });
  }
  return { sites, unread };
}

/** Returns the named functions whose arguments a text depends on. */
function ownersOf(
  wanted: ReadonlySet<ts.ParameterDeclaration>,
  calls: Calls,
): ts.SignatureDeclaration[] {
  return [...new Set([...wanted].map(({ parent }) => parent))].filter((code) =>
    calls.has(declaredAs(code)),
  );
}

/**
 * Returns the declaration that a call of a function refers to: the function's own, or that of the constant that holds
 * it.
 */
function declaredAs(code: ts.SignatureDeclaration): ts.Node {
  return ts.isVariableDeclaration(code.parent) ? code.parent : code;
}

/**
 * Selects the outlet of a call. A function that can log both errors and warnings logs an error if an argument is
 * `'error'`.
 */
function chooseOutlets(outlets: readonly Outlet[], call: ts.CallExpression): Outlet[] {
  const levels = new Set(outlets.map(({ level }) => level));
  if (!levels.has('error') || !levels.has('warning')) {
    return outlets.slice(0, 1);
  }
  const asksForError = call.arguments.some(
    (each) => ts.isStringLiteralLike(each) && each.text === 'error',
  );
  return outlets.filter(({ level }) => level === (asksForError ? 'error' : 'warning')).slice(0, 1);
}

function callOf(inner: Outlet, code: ts.SignatureDeclaration, call: ts.CallExpression): Outlet {
  return {
    level: inner.level,
    node: call,
    read: (reader, bindings) =>
      inner.read(reader, bindArguments(code, call.arguments, bindings, bindings)),
  };
}
