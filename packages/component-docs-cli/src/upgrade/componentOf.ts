import type { JSXOpeningElement } from '@babel/types';
import type { Imports } from './collectImports.ts';
import { textOf } from './names.ts';

/** Returns the exported name of an element's component. */
export function componentOf(
  { name }: Pick<JSXOpeningElement, 'name'>,
  { locals }: Pick<Imports, 'locals'>,
): string | null {
  if (name.type === 'JSXIdentifier') {
    return locals.get(name.name)?.name ?? null;
  }
  return name.type === 'JSXMemberExpression' && locals.has(textOf(name.object) ?? '')
    ? name.property.name
    : null;
}
