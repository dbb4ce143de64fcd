import type { Node } from '@babel/types';
import type { Imports } from './collectImports.ts';
import { describeGiven } from './describeGiven.ts';
import { capitalized, innerRange, placeOf, rangeOf, textOf } from './names.ts';
import type { Tree } from './Tree.ts';
import type { Use } from './types.ts';

/** Types of the objects that components provide. */
const API_TYPES: Readonly<Record<string, readonly string[]>> = {
  'data-grid': ['GridApi'],
  'tree-view': ['TreeViewPublicAPI'],
};

/** Objects with methods, by their usual names in code. */
const API_NAME = /^api(?:Ref)?$|(?:[a-z]A|^a)piRef$/;

/** Collects members that are read: methods of the API object, parts of the state, classes and events. */
export function usesOfMember(node: Node, { locals, families }: Imports, tree: Tree): Use[] {
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') {
    return [];
  }
  const name =
    node.computed && node.property.type !== 'StringLiteral' ? null : textOf(node.property);
  const owner = lastName(node.object);
  if (name === null || owner === null) {
    return [];
  }
  const isMember = node.object.type.endsWith('MemberExpression');
  const place = {
    name,
    families,
    ...placeOf(node.property),
    ...rangeOf(node.property),
    written: [innerRange(node.property)],
  };
  if ((owner === 'current' && isMember) || (API_NAME.test(owner) && name !== 'current')) {
    const call = tree.parentOf(node);
    const called =
      (call?.type === 'CallExpression' || call?.type === 'OptionalCallExpression') &&
      call.callee === node
        ? {
            given: describeGiven(call.arguments[0], tree),
            argumentCount: call.arguments.length,
          }
        : {};
    const of = families.flatMap((family) => API_TYPES[family] ?? []);
    return [{ kind: 'prop', of, ...place, ...called }];
  }
  if (owner === 'state' && isMember) {
    return [{ kind: 'prop', of: ['GridState'], ...place }];
  }
  const imported = locals.get(owner)?.name ?? '';
  if (imported === 'GridEvents') {
    return [{ kind: 'event', of: [], ...place }];
  }
  return imported.endsWith('Classes')
    ? [{ kind: 'class', of: [classOwner(imported)], ...place }]
    : [];
}

/** Classes of the grid are exported under a shorter name than that of the component. */
function classOwner(exported: string): string {
  const component = capitalized(exported.replace(/Classes$/, ''));
  return component === 'Grid' ? 'DataGrid' : component;
}

function lastName(node: Node): string | null {
  return node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression'
    ? textOf(node.property)
    : textOf(node);
}

const ROLE_QUERY = /^(?:get|find|query)(?:All)?ByRole$/;
const LISTENER =
  /^(?:useGrid(?:ApiEventHandler|ApiOptionHandler|Event\w*)|subscribeEvent|publishEvent)$/;

/** Collects names in strings: events of listeners, and roles in tests. */
export function usesOfCall(node: Node, { families }: Imports): Use[] {
  if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression') {
    return [];
  }
  const called = lastName(node.callee) ?? '';
  const isRole = ROLE_QUERY.test(called);
  const argument =
    isRole || LISTENER.test(called)
      ? node.arguments.slice(0, 2).find(({ type }) => type === 'StringLiteral')
      : undefined;
  const name = textOf(argument);
  return argument && name !== null
    ? [
        {
          kind: isRole ? 'role' : 'event',
          name,
          of: [],
          families,
          ...placeOf(argument),
          ...rangeOf(argument),
          written: [innerRange(argument)],
        },
      ]
    : [];
}
