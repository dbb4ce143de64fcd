import type { Nodes, Parents, Root } from 'mdast';
// The node types of MDX join those of Markdown.
import type {} from 'mdast-util-mdx';

/** Calls `visit` for each node with its parents, outermost first; children may be replaced meanwhile. */
export function walk(tree: Root, visit: (node: Nodes, parents: readonly Parents[]) => void): void {
  const step = (node: Nodes, parents: readonly Parents[]): void => {
    visit(node, parents);
    if ('children' in node) {
      for (const child of [...node.children]) {
        step(child, [...parents, node]);
      }
    }
  };
  step(tree, []);
}
