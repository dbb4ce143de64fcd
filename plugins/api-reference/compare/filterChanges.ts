import type { ChangeKind, ExportChange } from './types';

/** Filter of a comparison. */
export interface Shown {
  /** Last segment of an entry's address in either version; `null` for the whole family. */
  readonly slug: string | null;
  /** Empty for every kind. */
  readonly kind: ChangeKind | '';
  /** Part of a name, case-insensitive; empty for every name. */
  readonly text?: string;
}

/** Changes that remain after filtering a comparison. */
export interface FilteredChanges {
  /** Exports that have a page, then exports without one. */
  readonly entries: readonly ExportChange[];
  readonly others: readonly ExportChange[];
  /** Number of changes to exports and to their members. */
  readonly count: number;
  /** Number of changes of each kind. */
  readonly counts: Readonly<Partial<Record<ChangeKind, number>>>;
}

/** Filters changes by entry, by kind and by a text in their names. */
export function filterChanges(
  changes: readonly ExportChange[],
  { slug, kind, text = '' }: Shown,
): FilteredChanges {
  const wanted = text.trim().toLowerCase();
  const isNamed = ({ name, formerName = '' }: Named): boolean =>
    name.toLowerCase().includes(wanted) || formerName.toLowerCase().includes(wanted);
  const isWanted = ({ kinds }: { kinds: readonly ChangeKind[] }): boolean =>
    kind === '' ? kinds.length > 0 : kinds.includes(kind);
  const isOwnWanted = (change: ExportChange): boolean => isWanted(change) && isNamed(change);
  const left = changes
    .filter(({ fromSlug, toSlug }) => slug === null || slug === fromSlug || slug === toSlug)
    .map((change) => ({
      ...change,
      members: change.members.filter(
        (member) => isWanted(member) && (isNamed(member) || isNamed(change)),
      ),
    }))
    .filter((change) => isOwnWanted(change) || change.members.length > 0);
  const counted = left.flatMap((change) => [
    ...(isOwnWanted(change) ? [change] : []),
    ...change.members,
  ]);
  const hasPage = ({ fromSlug, toSlug }: ExportChange): boolean =>
    fromSlug !== null || toSlug !== null;
  return {
    entries: left.filter(hasPage),
    others: left.filter((change) => !hasPage(change)),
    count: counted.length,
    counts: countKinds(counted),
  };
}

interface Named {
  readonly name: string;
  readonly formerName?: string;
}

function countKinds(
  changes: readonly { readonly kinds: readonly ChangeKind[] }[],
): Partial<Record<ChangeKind, number>> {
  const counts: Partial<Record<ChangeKind, number>> = {};
  for (const kind of changes.flatMap(({ kinds }) => kinds)) {
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
