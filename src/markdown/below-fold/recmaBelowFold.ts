import type { CallExpression, Expression, Node, Program, Property } from 'estree';

/** What compiled MDX calls the fragment of the JSX runtime. */
const FRAGMENT = '_Fragment';

/**
 * Lets the compiled page describe what `<BelowFold>` holds in a function: a change of page then does not even make the
 * elements that nobody sees yet.
 */
export function recmaBelowFold() {
  return (program: Program): void => defer(program);
}

function defer(node: Node): void {
  const children = node.type === 'CallExpression' ? childrenBelowFold(node) : undefined;
  if (node.type === 'CallExpression' && children) {
    // A function is one child; every compiled page has this import for its layout.
    node.callee = { type: 'Identifier', name: '_jsx' };
    children.value = {
      type: 'ArrowFunctionExpression',
      params: [],
      body: inFragment(children.value as Expression),
      expression: true,
    };
    return;
  }
  for (const part of Object.values(node).flat() as unknown[]) {
    if (isNode(part)) {
      defer(part);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The children of `_jsx(BelowFold, { children })`, a call that the compiler has made. */
function childrenBelowFold({
  arguments: [component, props],
}: CallExpression): Property | undefined {
  if (component?.type !== 'Identifier' || component.name !== 'BelowFold') {
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
