import type { Node, ObjectExpression, ObjectProperty } from '@babel/types';
import { innerRange, rangeOf, textOf } from './names.ts';
import type { Use, WrittenName } from './types.ts';

/** A key as it is written, which a shorthand says only once. */
export function keyOf(property: ObjectProperty): WrittenName {
  return property.shorthand
    ? { ...rangeOf(property), after: `: ${textOf(property.key)}` }
    : innerRange(property.key);
}

/** The properties of an object that are written with their names. */
export function propertiesOf({ properties }: ObjectExpression): ObjectProperty[] {
  return properties.filter(
    (each): each is ObjectProperty => each.type === 'ObjectProperty' && !each.computed,
  );
}

/** What a prop is set to, where that is a text. */
export function valueOf(node: Node | null | undefined): Pick<Use, 'value'> {
  const text = node?.type === 'StringLiteral' ? node.value : null;
  return node && text !== null ? { value: { text, ...innerRange(node) } } : {};
}
