import leven from 'leven';

/** Edits within which a name is taken for a misspelled one: exports without a page have names farther from others. */
const MAX_EDITS = 2;

/**
 * Finds names that are nearly those of entries. Other names without an entry are exports that have no page.
 *
 * @returns a line for each
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
