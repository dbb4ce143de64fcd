import type { File, Node } from '@babel/types';

/** A syntax tree with access to parents. */
export class Tree {
  /** In source order. */
  readonly nodes: readonly Node[];
  readonly #parents = new Map<Node, Node>();
  readonly #places = new Map<Node, number>();
  #declarations: ReadonlyMap<string, readonly Node[]> | null = null;

  constructor({ program }: File) {
    const nodes: Node[] = [];
    // Avoids recursion, because the nesting of code is unlimited.
    const waiting: Node[] = [program];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      this.#places.set(node, nodes.length);
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

  /** Returns a node and its descendants in source order. */
  within(node: Node): readonly Node[] {
    const start = this.#places.get(node) ?? 0;
    const rest = this.nodes.slice(start);
    const end = rest.findIndex(({ start: place }) => (place ?? 0) >= (node.end ?? 0));
    return end === -1 ? rest : rest.slice(0, end);
  }

  /** Returns the declarations of a name: initial values and functions; a parameter is its own declaration. */
  declarationsOf(name: string): readonly Node[] {
    this.#declarations ??= collectDeclarations(this.nodes);
    return this.#declarations.get(name) ?? [];
  }
}

function collectDeclarations(nodes: readonly Node[]): Map<string, Node[]> {
  const found = new Map<string, Node[]>();
  const add = (id: Node | null | undefined, value: Node): void => {
    if (id?.type === 'Identifier') {
      found.set(id.name, [...(found.get(id.name) ?? []), value]);
    }
  };
  for (const node of nodes) {
    if (node.type === 'VariableDeclarator' && node.init) {
      // The first of the two names is the state.
      add(node.id.type === 'ArrayPattern' ? node.id.elements[0] : node.id, node.init);
    } else if (node.type === 'FunctionDeclaration') {
      add(node.id, node);
    } else if (node.type === 'ObjectPattern') {
      node.properties.forEach((each) =>
        add(each.type === 'ObjectProperty' ? each.value : each.argument, each),
      );
    }
    if ('params' in node && Array.isArray(node.params)) {
      (node.params as Node[]).forEach((each) => add(each, each));
    }
  }
  return found;
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
