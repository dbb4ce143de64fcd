export interface Flow {
  from: string;
  to: string;
  value: number;
}

export interface FlowNode {
  name: string;
  column: number;
  value: number;
  y: number;
  height: number;
}

export interface FlowBand extends Flow {
  /** Top of the band at both ends, and its height. */
  y0: number;
  y1: number;
  height: number;
}

const add = (total: number, { value }: { value: number }) => total + value;

/** Places nodes in columns, from source to target, and flows as bands between them. Flows must not form a cycle. */
export function layOutFlows(flows: readonly Flow[], height: number, gap = 16) {
  const names = [...new Set(flows.flatMap(({ from, to }) => [from, to]))];
  const columnOf = (name: string): number =>
    Math.max(0, ...flows.filter(({ to }) => to === name).map(({ from }) => columnOf(from) + 1));
  const valueOf = (name: string) =>
    Math.max(
      flows.filter(({ from }) => from === name).reduce(add, 0),
      flows.filter(({ to }) => to === name).reduce(add, 0),
    );
  const nodes = names.map((name): FlowNode => ({
    name,
    column: columnOf(name),
    value: valueOf(name),
    y: 0,
    height: 0,
  }));
  const last = Math.max(...nodes.map(({ column }) => column));
  const columns = Array.from({ length: last + 1 }, (unused, index) =>
    nodes.filter(({ column }) => column === index),
  );
  // The fullest column fills the height; the others use the same scale and are centered.
  const scale = Math.min(
    ...columns.map((column) => (height - gap * (column.length - 1)) / column.reduce(add, 0)),
  );
  for (const column of columns) {
    let y = (height - column.reduce(add, 0) * scale - gap * (column.length - 1)) / 2;
    for (const node of column) {
      node.y = y;
      node.height = node.value * scale;
      y += node.height + gap;
    }
  }

  const nodeOf = new Map(nodes.map((node) => [node.name, node]));
  const used = { from: new Map<string, number>(), to: new Map<string, number>() };
  const take = (end: 'from' | 'to', name: string, amount: number) => {
    const offset = used[end].get(name) ?? 0;
    used[end].set(name, offset + amount);
    return nodeOf.get(name)!.y + offset;
  };
  const bands = flows.map((flow): FlowBand => {
    const thickness = flow.value * scale;
    const y0 = take('from', flow.from, thickness);
    return { ...flow, y0, y1: take('to', flow.to, thickness), height: thickness };
  });
  return { nodes, bands, columns: columns.length };
}
