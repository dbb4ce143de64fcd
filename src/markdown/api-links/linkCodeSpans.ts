import type { InlineCode, Link, Nodes, Root } from 'mdast';
import type { Lookup } from './createLookup';
import { walk } from './walk';

// The MDX comment "no-link" directly after a code span prevents the link.
const NO_LINK = /^\/\*\s*no-link\s*\*\/$/;

/**
 * Turns code spans into links to the names in them, only once in each section, so that the text is not crowded with
 * links.
 */
export function linkCodeSpans(tree: Root, lookUp: Lookup): void {
  let linked = new Set<string>();
  walk(tree, (node, parents) => {
    if (node.type === 'heading') {
      linked = new Set();
    }
    const parent = parents.at(-1);
    const isProse = !parents.some(({ type }) => type === 'link' || type === 'heading');
    if (node.type !== 'inlineCode' || !parent || !isProse || isOptedOut(node, parent.children)) {
      return;
    }
    const url = lookUp(node.value);
    if (url !== null && !linked.has(url)) {
      linked.add(url);
      replace(parent, node, { type: 'link', url, children: [node], position: node.position });
    }
  });
}

function isOptedOut(node: InlineCode, siblings: readonly Nodes[]): boolean {
  const next = siblings[siblings.indexOf(node) + 1];
  return next?.type === 'mdxTextExpression' && NO_LINK.test(next.value.trim());
}

function replace(parent: { children: unknown[] }, old: InlineCode, link: Link): void {
  parent.children[parent.children.indexOf(old)] = link;
}
