import type { Nodes, Root } from 'mdast';

/**
 * Says what is in place of a node.
 *
 * @param children prints what the node contains
 * @param beginsCell whether a cell of a table begins with it
 * @returns `null` for a node that stays as it is written, apart from what it contains
 */
export type Replace = (node: Nodes, children: () => string, beginsCell: boolean) => string | null;

/** Prints a page as its author wrote it, apart from what is replaced. */
export function printSource(source: string, root: Root, replace: Replace): string {
  const printRange = (parent: Nodes, start: number, end: number): string => {
    const nodes = childrenOf(parent);
    let text = '';
    let at = start;
    for (const node of nodes) {
      const beginsCell = parent.type === 'tableCell' && node === nodes[0];
      text += source.slice(at, startOf(node)) + print(node, beginsCell);
      at = endOf(node);
    }
    return text + source.slice(at, end);
  };
  const print = (node: Nodes, beginsCell: boolean): string => {
    const nodes = childrenOf(node);
    const [first, last] = [nodes[0], nodes.at(-1)];
    const children = () => (first && last ? printRange(node, startOf(first), endOf(last)) : '');
    const replaced = replace(node, children, beginsCell);
    return replaced === null
      ? printRange(node, startOf(node), endOf(node))
      : indent(replaced, (node.position?.start.column ?? 1) - 1);
  };
  return print(root, false);
}

const childrenOf = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children : []);
const startOf = ({ position }: Nodes): number => position?.start.offset ?? 0;
const endOf = ({ position }: Nodes): number => position?.end.offset ?? 0;

/** Inside a list, further lines begin where the first one does. */
function indent(text: string, columns: number): string {
  return columns === 0 ? text : text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(columns)}`);
}
