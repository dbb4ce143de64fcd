/** An item, or several items whose names begin with the same words. */
export type NameGroup<Item> = Item | { stem: string; items: Item[] };

/** Readers scan a list up to this length faster than they open groups. */
const MAX_LIST_LENGTH = 30;

/** Minimum size of a group. Groups larger than `LARGEST_GROUP` are split by one more word. */
const SMALLEST_GROUP = 4;
const LARGEST_GROUP = 24;

/**
 * Groups a list of names by their first words: `BarChart`, `BarLabel`, `BarPlot` and `BarElement` are grouped under
 * `Bar`.
 *
 * @param nameOf returns the name of an item, in camel case
 * @returns items and groups, in the order of their first item; a short list is returned unchanged
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
