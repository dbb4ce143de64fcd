const CLASSES = /(?<= class=")[^"]*/g;
const NEARBY = 60;

/**
 * Compares two renderings of the same elements, and pairs their classes by position.
 *
 * @returns for each class of the second rendering that differs from the first, its names in the first
 * @throws if anything but classes differs, or if a class of the first corresponds to several of the second
 */
export function pairClasses(first: string, second: string): Map<string, Set<string>> {
  const [skeleton, other] = [first, second].map((html) => html.replace(CLASSES, ''));
  if (skeleton !== other) {
    throw new Error(describeDifference(skeleton!, other!));
  }
  const [lists, otherLists] = [first, second].map((html) =>
    [...html.matchAll(CLASSES)].map(([list]) => list.split(' ')),
  );
  const pairs = new Map<string, string>();
  const names = new Map<string, Set<string>>();
  for (const [name, otherName] of zip(lists!.flat(), otherLists!.flat())) {
    const known = pairs.get(name);
    if (known !== undefined && known !== otherName) {
      throw new Error(`the class "${name}" stands for both "${known}" and "${otherName}"`);
    }
    pairs.set(name, otherName);
    if (name !== otherName) {
      names.set(otherName, (names.get(otherName) ?? new Set()).add(name));
    }
  }
  return names;
}

function zip(first: readonly string[], second: readonly string[]): [string, string][] {
  return first.map((item, index) => [item, second[index] ?? '']);
}

function describeDifference(first: string, second: string): string {
  const at = [...first].findIndex((character, index) => character !== second[index]);
  const [here, there] = [first, second].map((html) =>
    html.slice(Math.max(0, at - NEARBY), at + NEARBY),
  );
  return `"${here}" is "${there}"`;
}
