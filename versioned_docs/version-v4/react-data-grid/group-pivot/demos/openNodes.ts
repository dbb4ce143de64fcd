/** What a row needs to be part of a tree. */
export interface TreeNode {
  id: string;
  parentId: string | null;
}

/** The rows whose ancestors are all open, with their depth, parents before their children. */
export function openNodes<Node extends TreeNode>(
  nodes: readonly Node[],
  open: readonly string[],
  parentId: string | null = null,
  depth = 0,
): (Node & { depth: number; isParent: boolean; isOpen: boolean })[] {
  return nodes
    .filter((node) => node.parentId === parentId)
    .flatMap((node) => {
      const isParent = nodes.some((other) => other.parentId === node.id);
      const isOpen = isParent && open.includes(node.id);
      const row = { ...node, depth, isParent, isOpen };
      return isOpen ? [row, ...openNodes(nodes, open, node.id, depth + 1)] : [row];
    });
}
