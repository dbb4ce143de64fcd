import { type ApiEntry, ENTRY_KINDS } from '../types';
import { familyPath } from '../entryPath';
import type { Neighbours } from '../../navigation/findNeighbours';

/**
 * Finds the pages before and after each page of a family, in the order in which its index lists them: the index itself,
 * then kind by kind.
 *
 * @param family the family's folder
 * @param entries all of the family
 * @returns neighbours by the page's path below the folder: `index`, and the slugs of entries
 */
export function linkNeighbours(
  family: string,
  entries: readonly ApiEntry[],
): ReadonlyMap<string, Neighbours> {
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
