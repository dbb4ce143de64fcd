import { type ApiEntry, ENTRY_KINDS } from '../types';
import { familyPath } from '../entryPath';
import type { Neighbors } from '../../navigation/findNeighbors';

/**
 * Finds the pages before and after each page of a family, in the order in which its index lists them: the index itself,
 * then kind by kind.
 *
 * @param family the family's folder
 * @param entries all of the family
 * @returns neighbors by the page's path below the folder: `index`, and the slugs of entries
 */
export function linkNeighbors(
  family: string,
  entries: readonly ApiEntry[],
): ReadonlyMap<string, Neighbors> {
  const slugs = [
    'index',
    ...ENTRY_KINDS.flatMap((kind) =>
      entries.filter((entry) => entry.kind === kind).map(({ slug }) => slug),
    ),
  ];
  const idAt = (index: number) =>
    slugs[index] ? `api/${familyPath(family)}${slugs[index]}` : null;
  return new Map(
    slugs.map((slug, index) => [
      slug,
      { pagination_prev: idAt(index - 1), pagination_next: idAt(index + 1) },
    ]),
  );
}
