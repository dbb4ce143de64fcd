import type { Nodes } from 'mdast';
import type {} from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** Returns the text that an element without children shows. */
export type ElementText = (element: MdxJsxFlowElement) => string;

/** Nodes whose children follow each other without spaces. */
const PHRASING: readonly string[] = [
  'delete',
  'emphasis',
  'heading',
  'link',
  'mdxJsxTextElement',
  'paragraph',
  'strong',
];

/** Returns the visible text of a node. */
export function textOf(node: Nodes, elementText: ElementText): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value.replace(/\s+/g, ' ');
  }
  if (node.type === 'break') {
    return ' ';
  }
  if (node.type === 'textDirective') {
    // Only text such as `HH:mm` is parsed as this node.
    return `:${node.name}`;
  }
  if (node.type === 'mdxJsxFlowElement' && node.children.length === 0) {
    return elementText(node);
  }
  const children = 'children' in node ? node.children : [];
  const parts = children.map((child) => textOf(child, elementText));
  return PHRASING.includes(node.type) ? parts.join('').trim() : parts.filter(Boolean).join(' ');
}
