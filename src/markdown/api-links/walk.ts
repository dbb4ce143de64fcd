import type { Nodes, Parents, Root } from 'mdast';
// Adds the MDX node types to those of Markdown.
import type {} from 'mdast-util-mdx';

/** Calls `visit` for each node with its parents, outermost first. `visit` may replace children. */
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
