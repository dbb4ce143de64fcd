import type { Node } from '@babel/types';
import { textOf } from './names.ts';
import type { Tree } from './Tree.ts';
import type { GivenValue } from './types.ts';

/** Functions that return their first argument or its result. */
const PASSING = new Set(['useState', 'useMemo', 'useCallback', 'useRef', 'freeze']);

const UNKNOWN: GivenValue = { form: 'unknown', keys: [], reads: [], returned: [] };

/**
 * Describes a value as far as the file allows: its form, its keys, and the members that a function reads from its
 * parameters.
 */
export function describeGiven(node: Node | null | undefined, tree: Tree): GivenValue {
  const value = node ? resolve(node, tree, new Set()) : null;
  switch (value?.type) {
    case 'ArrayExpression':
      return { ...UNKNOWN, form: 'array' };
    case 'ObjectExpression':
      return {
        ...UNKNOWN,
        form: 'object',
        keys: value.properties.flatMap((each) =>
          each.type === 'SpreadElement' ? [] : (textOf(each.key) ?? []),
        ),
      };
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
    case 'ObjectMethod':
      return {
        ...UNKNOWN,
        form: 'function',
        reads: readsOf(value, tree),
        returned: tree
          .within(value)
          .filter((each) => each !== value && isFunction(each))
          .map((each) => readsOf(each as FunctionNode, tree)[0])
          .filter((each) => each !== undefined),
      };
    case 'NewExpression':
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
    case 'NullLiteral':
      return { ...UNKNOWN, form: 'object' };
    default:
      return UNKNOWN;
  }
}

type FunctionNode = Extract<Node, { params: unknown; body: Node }>;

const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** Resolves names to their only declaration in the file, and hooks to their argument. */
function resolve(node: Node, tree: Tree, seen: Set<Node>): Node {
  if (seen.has(node)) {
    return node;
  }
  seen.add(node);
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return resolve(node.expression, tree, seen);
    case 'CallExpression': {
      const { callee } = node;
      const called = textOf(callee.type === 'MemberExpression' ? callee.property : callee);
      const [first] = node.arguments;
      return first && called !== null && PASSING.has(called)
        ? resolvePassed(first, called, tree, seen)
        : node;
    }
    case 'Identifier': {
      const [declared, ...others] = tree.declarationsOf(node.name);
      return declared && others.length === 0 ? resolve(declared, tree, seen) : node;
    }
    default:
      return node;
  }
}

/** The function of `useMemo` and `useState` returns the value; that of `useCallback` is the value. */
function resolvePassed(argument: Node, called: string, tree: Tree, seen: Set<Node>): Node {
  const isCalled = called !== 'useCallback' && argument.type === 'ArrowFunctionExpression';
  return resolve(isCalled ? argument.body : argument, tree, seen);
}

/** Returns the members that a function reads from each parameter; `*` if it uses the parameter as a whole. */
function readsOf(node: FunctionNode, tree: Tree): string[][] {
  return (node.params as Node[]).map((parameter) => [
    ...new Set(readsOfParameter(parameter, node, tree)),
  ]);
}

function readsOfParameter(parameter: Node, node: FunctionNode, tree: Tree): string[] {
  switch (parameter.type) {
    case 'AssignmentPattern':
      return readsOfParameter(parameter.left, node, tree);
    case 'ObjectPattern':
      return parameter.properties.map((each) =>
        each.type === 'ObjectProperty' ? (textOf(each.key) ?? '*') : '*',
      );
    case 'Identifier':
      return tree
        .within(node)
        .filter(
          (each) =>
            each.type === 'Identifier' && each.name === parameter.name && each !== parameter,
        )
        .flatMap((each) => readAt(each, node, tree));
    default:
      return ['*'];
  }
}

/** Returns the members that are read at an occurrence of the parameter. */
function readAt(name: Node, node: FunctionNode, tree: Tree): string[] {
  const parent = tree.parentOf(name);
  switch (parent?.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      if (parent.object !== name) {
        return parent.computed ? ['*'] : [];
      }
      return [
        parent.computed ? (textOf(parent.property) ?? '[]') : (textOf(parent.property) ?? '*'),
      ];
    case 'ObjectProperty':
      // A key with this name is unrelated.
      return parent.key === name && !parent.shorthand ? [] : ['*'];
    case 'VariableDeclarator':
      return parent.init === name && parent.id.type === 'ObjectPattern'
        ? readsOfParameter(parent.id, node, tree)
        : ['*'];
    case 'TSTypeReference':
      return [];
    default:
      return ['*'];
  }
}
