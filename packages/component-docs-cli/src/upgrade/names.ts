import type { Node } from '@babel/types';
import type { Range } from './types.ts';

/** Returns the location of a node. */
export const rangeOf = ({ start, end }: Pick<Node, 'start' | 'end'>): Range => ({
  start: start ?? 0,
  end: end ?? 0,
});

/** Returns the 1-based line and column of a node. */
export const placeOf = ({ loc }: Pick<Node, 'loc'>): { line: number; column: number } => ({
  line: loc?.start.line ?? 1,
  column: (loc?.start.column ?? 0) + 1,
});

/** Returns the name or text of a key, an identifier or a string; `null` for other nodes. */
export function textOf(node: Node | null | undefined): string | null {
  switch (node?.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return node.name;
    case 'StringLiteral':
      return node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? null) : null;
    default:
      return null;
  }
}

/** Returns the content of a string without its quotes, or the whole text of another node. */
export function innerRange(node: Node): Range {
  const { start, end } = rangeOf(node);
  const isQuoted = node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
  return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
}

export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
export const uncapitalized = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Returns the component of a theme key or class, such as `DataGrid`; for private parts, the first word. */
export const componentOfKey = (key: string): string => key.replace(/^Mui(?=[A-Z])/, '');

/** Returns the theme key of a component, which is also the prefix of its classes. */
export const themeKeyOf = (component: string): string =>
  component.startsWith('Private') ? component : `Mui${component}`;
