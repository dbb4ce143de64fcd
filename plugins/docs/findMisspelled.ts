import leven from 'leven';

/** Maximum number of edits for a name to count as misspelled. Names of exports without a page differ by more. */
const MAX_EDITS = 2;

/**
 * Finds names that nearly match the name of an entry. Other names without an entry belong to exports that have no page.
 *
 * @returns one line for each name
 */
export function findMisspelled(
  names: readonly string[],
  entries: readonly { readonly name: string }[],
): string[] {
  const known = new Set(entries.map(({ name }) => name));
  return names
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = [...known].find((each) => leven(name, each) <= MAX_EDITS);
      return meant === undefined ? [] : [`- ${name}: did you mean ${meant}?`];
    });
}
