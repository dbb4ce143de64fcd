import type { Nodes } from 'mdast';
import type {} from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** The text that an element without children shows. */
export type ElementText = (element: MdxJsxFlowElement) => string;

/** Nodes whose children follow each other without space. */
const PHRASING: readonly string[] = [
  'delete',
  'emphasis',
  'heading',
  'link',
  'mdxJsxTextElement',
  'paragraph',
  'strong',
];

/** The words of a part of a page, as a reader sees them. */
export function textOf(node: Nodes, elementText: ElementText): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value.replace(/\s+/g, ' ');
  }
  if (node.type === 'break') {
    return ' ';
  }
  if (node.type === 'textDirective') {
    // Only text such as `HH:mm` looks like one.
    return `:${node.name}`;
  }
  if (node.type === 'mdxJsxFlowElement' && node.children.length === 0) {
    return elementText(node);
  }
  const children = 'children' in node ? node.children : [];
  const parts = children.map((child) => textOf(child, elementText));
  return PHRASING.includes(node.type) ? parts.join('').trim() : parts.filter(Boolean).join(' ');
}
