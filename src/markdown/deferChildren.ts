import type {
  CallExpression,
  Expression,
  ImportDeclaration,
  Node,
  Program,
  Property,
} from 'estree';

/** Name of the JSX runtime's fragment in compiled MDX. */
const FRAGMENT = '_Fragment';

const JSX_RUNTIME = '/jsx-runtime';

/**
 * Turns the children of a component into a function in compiled MDX, so that they are only created when the component
 * calls the function.
 *
 * @param component name of the component
 * @param wrap returns the expression to pass instead of the function
 */
export function deferChildren(
  program: Program,
  component: string,
  wrap: (children: Expression) => Expression = (children) => children,
): void {
  visit(program, (call) => {
    const children = childrenOf(call, component);
    if (children) {
      if (children.value.type === 'ArrayExpression') {
        importFragment(program);
      }
      // A function is a single child. Every compiled page imports `_jsx` for its layout.
      call.callee = { type: 'Identifier', name: '_jsx' };
      children.value = wrap({
        type: 'ArrowFunctionExpression',
        params: [],
        body: inFragment(children.value as Expression),
        expression: true,
      });
    }
  });
}

function visit(node: Node, change: (call: CallExpression) => void): void {
  if (node.type === 'CallExpression') {
    change(node);
  }
  for (const part of Object.values(node).flat() as unknown[]) {
    if (isNode(part)) {
      visit(part, change);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns the `children` property of a `_jsx(Component, { children })` call. */
function childrenOf(
  { arguments: [component, props] }: CallExpression,
  name: string,
): Property | undefined {
  if (component?.type !== 'Identifier' || component.name !== name) {
    return undefined;
  }
  return props?.type === 'ObjectExpression'
    ? props.properties.find(
        (property): property is Property =>
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          property.key.name === 'children',
      )
    : undefined;
}

/**
 * Imports the fragment. The compiler omits this import if the page does not need it, for example if it is one
 * component.
 */
function importFragment({ body }: Program): void {
  const runtime = body.find(
    (statement): statement is ImportDeclaration =>
      statement.type === 'ImportDeclaration' &&
      String(statement.source.value).endsWith(JSX_RUNTIME),
  );
  if (!runtime) {
    throw new Error(`The page that MDX compiled imports nothing from "${JSX_RUNTIME}".`);
  }
  if (!runtime.specifiers.some(({ local }) => local.name === FRAGMENT)) {
    runtime.specifiers.push({
      type: 'ImportSpecifier',
      imported: { type: 'Identifier', name: 'Fragment' },
      local: { type: 'Identifier', name: FRAGMENT },
    });
  }
}

/** Wraps several children in a fragment: only the JSX runtime can mark a list of children as static. */
function inFragment(children: Expression): Expression {
  if (children.type !== 'ArrayExpression') {
    return children;
  }
  return {
    type: 'CallExpression',
    callee: { type: 'Identifier', name: '_jsxs' },
    arguments: [
      { type: 'Identifier', name: FRAGMENT },
      {
        type: 'ObjectExpression',
        properties: [
          {
            type: 'Property',
            key: { type: 'Identifier', name: 'children' },
            value: children,
            kind: 'init',
            method: false,
            shorthand: false,
            computed: false,
          },
        ],
      },
    ],
    optional: false,
  };
}
