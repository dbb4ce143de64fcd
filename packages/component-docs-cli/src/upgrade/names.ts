import type { Node } from '@babel/types';
import type { Range } from './types.ts';

/** The place of a node. */
export const rangeOf = ({ start, end }: Pick<Node, 'start' | 'end'>): Range => ({
  start: start ?? 0,
  end: end ?? 0,
});

/** Line and column of a node, both from 1 on. */
export const placeOf = ({ loc }: Pick<Node, 'loc'>): { line: number; column: number } => ({
  line: loc?.start.line ?? 1,
  column: (loc?.start.column ?? 0) + 1,
});

/** The name or the text that a key, an identifier or a string says; `null` for anything else. */
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

/** What is between the quotes of a string, or all of another node. */
export function innerRange(node: Node): Range {
  const { start, end } = rangeOf(node);
  const isQuoted = node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
  return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
}

export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
export const uncapitalized = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The component of a key of a theme or of a class, such as `DataGrid`; parts that are private keep their first word. */
export const componentOfKey = (key: string): string => key.replace(/^Mui(?=[A-Z])/, '');

/** The key by which themes know a component, which its classes begin with. */
export const themeKeyOf = (component: string): string =>
  component.startsWith('Private') ? component : `Mui${component}`;
