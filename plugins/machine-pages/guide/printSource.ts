import type { Nodes, Root } from 'mdast';

/**
 * Returns the replacement for a node.
 *
 * @param children prints the content of the node
 * @param beginsCell whether the node is at the beginning of a table cell
 * @returns `null` to keep the source of the node, apart from replacements inside it
 */
export type Replace = (node: Nodes, children: () => string, beginsCell: boolean) => string | null;

/** Prints the source of a page with the replacements of its nodes. */
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

/** Indents further lines as much as the first line, which lists require. */
function indent(text: string, columns: number): string {
  return columns === 0 ? text : text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(columns)}`);
}
