/** Adds each item to the column that is the shortest so far. */
export function distribute<Item extends { height: number }>(
  items: readonly Item[],
  count: number,
  gap: number,
): Item[][] {
  const columns = Array.from({ length: count }, () => ({ height: 0, items: [] as Item[] }));
  for (const item of items) {
    const shortest = columns.reduce((best, next) => (next.height < best.height ? next : best));
    shortest.items.push(item);
    shortest.height += item.height + gap;
  }
  return columns.map((column) => column.items);
}
