import type { Expression, Node, ObjectExpression } from '@babel/types';
import type { Path } from '../types';

/** A value in an object that is not an object itself. */
export interface Leaf {
  readonly path: Path;
  readonly node: Node;
}

/** Values of constants by name. */
export type Constants = ReadonlyMap<string, Node>;

/** Maximum depth of nested objects and constants, which may refer to themselves. */
const MAX_DEPTH = 20;

/** Returns an expression without the types around it, and the constant that a name stands for. */
export function resolve(node: Node, constants: Constants, depth = 0): Node {
  if (depth > MAX_DEPTH) {
    return node;
  }
  if (
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'ParenthesizedExpression'
  ) {
    return resolve(node.expression, constants, depth + 1);
  }
  const named = node.type === 'Identifier' ? constants.get(node.name) : undefined;
  return named ? resolve(named, constants, depth + 1) : node;
}

/**
 * Lists the values of an object with their paths. Functions that return an object, as in style overrides, count as that
 * object; what cannot be followed, such as a computed key, is a value at the path of the object.
 */
export function readObject(given: Node, constants: Constants, path: Path = []): readonly Leaf[] {
  const node = returned(resolve(given, constants), constants);
  if (node.type !== 'ObjectExpression' || path.length > MAX_DEPTH) {
    return [{ path, node: given }];
  }
  return node.properties.flatMap((property): readonly Leaf[] => {
    if (property.type === 'SpreadElement') {
      const spread = resolve(property.argument, constants);
      return spread.type === 'ObjectExpression' && spread !== node
        ? readObject(spread, constants, path)
        : [{ path, node: property }];
    }
    const name = property.computed ? null : keyOf(property);
    return name === null || property.type === 'ObjectMethod'
      ? [{ path: name === null ? path : [...path, name], node: property }]
      : readObject(property.value as Expression, constants, [...path, name]);
  });
}

type Member = Exclude<ObjectExpression['properties'][number], { type: 'SpreadElement' }>;

function keyOf({ key }: Member): string | null {
  if (key.type === 'Identifier') {
    return key.name;
  }
  return key.type === 'StringLiteral' || key.type === 'NumericLiteral' ? String(key.value) : null;
}

/** Returns the object that a function only returns; otherwise the node itself. */
function returned(node: Node, constants: Constants): Node {
  return node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement'
    ? resolve(node.body, constants)
    : node;
}
