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
 * Hands the children of a component to it as a function, in the code that MDX is compiled to: they are made when the
 * component asks for them.
 *
 * @param component its name
 * @param wrap what the component gets in place of the function
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
      // A function is one child; every compiled page has this import for its layout.
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

/** The children of `_jsx(Component, { children })`, a call that the compiler has made. */
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

/** The compiler leaves the fragment out where it has no use for it, as on a page that is one component. */
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

/** Several children are a list whose places are fixed, which only the JSX runtime can say. */
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
