/** A name, or names that begin with the same words. */
export type NameGroup<Item> = Item | { stem: string; items: Item[] };

/** Shorter lists are looked through faster than groups are opened. */
const MAX_LIST_LENGTH = 30;

/** Groups hold at least as many, and longer ones are told apart by one more word. */
const SMALLEST_GROUP = 4;
const LARGEST_GROUP = 24;

/**
 * Shortens a list of names by what they begin with: `BarChart`, `BarLabel`, `BarPlot` and `BarElement` go below `Bar`.
 *
 * @param nameOf the name of an item, in camel case
 * @returns items and groups, in the order of their first item; a short list stays as it is
 */
export function groupByWords<Item extends object>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): NameGroup<Item>[] {
  return items.length > MAX_LIST_LENGTH ? split(items, nameOf, 1) : [...items];
}

function split<Item extends object>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  words: number,
): NameGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const stem = nameOf(item)
      .split(/(?=[A-Z])/)
      .slice(0, words)
      .join('');
    groups.set(stem, [...(groups.get(stem) ?? []), item]);
  }
  return [...groups].flatMap(([stem, members]): NameGroup<Item>[] => {
    if (members.length < SMALLEST_GROUP) {
      return members;
    }
    return members.length > LARGEST_GROUP
      ? split(members, nameOf, words + 1)
      : [{ stem, items: members }];
  });
}
