import type { File, Node } from '@babel/types';

/** A syntax tree in which every node knows what it is in. */
export class Tree {
  /** In the order of the code. */
  readonly nodes: readonly Node[];
  readonly #parents = new Map<Node, Node>();

  constructor({ program }: File) {
    const nodes: Node[] = [];
    // Without calls in each other: code can be nested as deep as it likes.
    const waiting: Node[] = [program];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      nodes.push(node);
      const children = childrenOf(node);
      children.forEach((child) => this.#parents.set(child, node));
      waiting.push(...children.reverse());
    }
    this.nodes = nodes;
  }

  parentOf(node: Node): Node | undefined {
    return this.#parents.get(node);
  }
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'loc' || key === 'extra' || key.endsWith('Comments')
      ? []
      : [value as unknown].flat().filter(isNode),
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
