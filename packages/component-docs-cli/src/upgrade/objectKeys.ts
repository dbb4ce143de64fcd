import type { Node, ObjectExpression, ObjectProperty } from '@babel/types';
import { innerRange, rangeOf, textOf } from './names.ts';
import type { Use, WrittenName } from './types.ts';

/** A key as written; in a shorthand, it is also the value. */
export function keyOf(property: ObjectProperty): WrittenName {
  return property.shorthand
    ? { ...rangeOf(property), after: `: ${textOf(property.key)}` }
    : innerRange(property.key);
}

/** Returns the properties of an object with literal keys. */
export function propertiesOf({ properties }: ObjectExpression): ObjectProperty[] {
  return properties.filter(
    (each): each is ObjectProperty => each.type === 'ObjectProperty' && !each.computed,
  );
}

/** Returns the value of a prop if it is a string. */
export function valueOf(node: Node | null | undefined): Pick<Use, 'value'> {
  const text = node?.type === 'StringLiteral' ? node.value : null;
  return node && text !== null ? { value: { text, ...innerRange(node) } } : {};
}
