import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { readAttribute } from '../../lib/mdx/jsxAttributes';
import { readAnchor } from '../../lib/mdx/readAnchor';

/** A `<Message>` on a page. */
export interface MessageSection {
  /** The ID of the displayed message; `null` if the element has none. */
  readonly id: string | null;
  /** The id of the heading above it. */
  readonly anchor: string | null;
  readonly line: number;
}

/** Lists the messages that a page explains, in the order of the page. */
export function readMessageSections(page: Root): MessageSection[] {
  let anchor: string | null = null;
  return page.children.flatMap((node: Nodes) => {
    if (node.type === 'heading') {
      anchor = readAnchor(node);
    }
    return node.type === 'mdxJsxFlowElement' && node.name === 'Message'
      ? [{ id: readAttribute(node, 'id'), anchor, line: node.position?.start.line ?? 1 }]
      : [];
  });
}
