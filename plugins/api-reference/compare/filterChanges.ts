import type { ChangeKind, ExportChange } from './types';

/** What of a comparison is shown. */
export interface Shown {
  /** The end of an entry's address in either version; `null` for the whole family. */
  readonly slug: string | null;
  /** Empty for every kind. */
  readonly kind: ChangeKind | '';
}

/** What is left of a comparison. */
export interface FilteredChanges {
  /** Exports that have a page, then those that have none. */
  readonly entries: readonly ExportChange[];
  readonly others: readonly ExportChange[];
  /** How many things happened: to exports, and to their members. */
  readonly count: number;
}

/** Leaves what happened to one entry or to all, of one kind or of all. */
export function filterChanges(
  changes: readonly ExportChange[],
  { slug, kind }: Shown,
): FilteredChanges {
  const isWanted = ({ kinds }: { kinds: readonly ChangeKind[] }): boolean =>
    kind === '' ? kinds.length > 0 : kinds.includes(kind);
  const left = changes
    .filter(({ fromSlug, toSlug }) => slug === null || slug === fromSlug || slug === toSlug)
    .map((change) => ({ ...change, members: change.members.filter(isWanted) }))
    .filter((change) => isWanted(change) || change.members.length > 0);
  const hasPage = ({ fromSlug, toSlug }: ExportChange): boolean =>
    fromSlug !== null || toSlug !== null;
  return {
    entries: left.filter(hasPage),
    others: left.filter((change) => !hasPage(change)),
    count: left.reduce(
      (count, change) => count + change.members.length + (isWanted(change) ? 1 : 0),
      0,
    ),
  };
}
