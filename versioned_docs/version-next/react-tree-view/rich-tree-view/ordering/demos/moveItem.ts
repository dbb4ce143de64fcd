interface Position {
  parentId: string | null;
  index: number;
}

/** Returns a copy of the items in which one item is at another position. */
export function moveItem<T extends { id: string; children?: T[] }>(
  items: T[],
  itemId: string,
  { parentId, index }: Position,
): T[] {
  const flat = (list: T[]): T[] => list.flatMap((item) => [item, ...flat(item.children ?? [])]);
  const moved = flat(items).find(({ id }) => id === itemId)!;

  const place = (list: T[], id: string | null): T[] => {
    const rest = list
      .filter((item) => item.id !== itemId)
      .map((item) => ({ ...item, children: place(item.children ?? [], item.id) }));
    return id === parentId ? [...rest.slice(0, index), moved, ...rest.slice(index)] : rest;
  };
  return place(items, null);
}
