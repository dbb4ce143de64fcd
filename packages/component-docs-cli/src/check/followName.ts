import { VERSION_NAMES, type VersionName } from '../../../../plugins/api-reference/data/during.ts';
import { nearestName } from '../../../../lib/diagnostics/nearestName.ts';
import { majorLabel } from '../../../../src/versions/index.ts';
import { describeVersions } from './describeFinding.ts';
import type { Known } from './types.ts';

/** Versions follow each other, the oldest first. */
const placeOf = (version: string): number => VERSION_NAMES.indexOf(version as VersionName);

/** Whether a version came earlier than another one. */
export const isBefore = (version: string, other: string): boolean =>
  placeOf(version) < placeOf(other);

/** What became of a name that a version does not have. */
export interface Fate {
  /** What took its place, in a name that this version has. */
  readonly successor: string | null;
  readonly nearest: string | null;
  /** Which version brought it or no longer has it; empty where nothing is known. */
  readonly reason: string;
}

/** The names of one kind in one version. */
export interface NameList {
  readonly version: string;
  readonly names: ReadonlyMap<string, Known>;
}

/**
 * Follows a name that a version does not have through the histories of all versions.
 *
 * @param here the names of the version
 * @param others the same kind of names in the other versions
 * @param isThere whether the version has something that a history names, a name of another kind included
 */
export function followName(
  name: string,
  here: NameList,
  others: readonly NameList[],
  isThere: (name: string) => boolean = (each) => here.names.has(each),
): Fate {
  const elsewhere = others.flatMap(({ version, names }) => {
    const known = names.get(name);
    return known ? [{ version, known }] : [];
  });
  const isPast = (version: string | undefined): boolean =>
    version !== undefined && placeOf(version) <= placeOf(here.version);
  const removed = elsewhere.map(({ known }) => known.history.removed).find(isPast);
  const since = elsewhere
    .map(({ known }) => firstVersionOf(known))
    .find((version) => version !== undefined && !isPast(version));
  const renamed = [...here.names.values()].find(({ history }) =>
    history.formerly?.some((former) => former.name === name),
  );
  const before = renamed?.history.formerly?.find((former) => former.name === name)?.before;
  const candidates = [
    renamed?.name,
    ...elsewhere.map(({ known }) => known.history.instead),
    // A name that came later had another one before.
    ...elsewhere.flatMap(({ known }) => known.history.formerly?.map((former) => former.name) ?? []),
  ];
  const successor = candidates.find((each) => each !== undefined && each !== name && isThere(each));
  const nearest = successor === undefined ? nearestName(name, here.names.keys()) : null;
  return {
    successor: successor ?? null,
    nearest: nearest === name ? null : nearest,
    reason: describeReason(
      before,
      removed,
      since,
      elsewhere.map(({ version }) => version),
    ),
  };
}

/** The version that first had this very name; what it names may be older. */
function firstVersionOf({ history: { formerly, since } }: Known): string | undefined {
  return formerly?.at(-1)?.before ?? since;
}

function describeReason(
  before: string | undefined,
  removed: string | undefined,
  since: string | undefined,
  elsewhere: readonly string[],
): string {
  // A name may have stayed beside the one that took its place.
  if (before !== undefined && (removed ?? before) === before) {
    return `renamed in ${majorLabel(before)}`;
  }
  if (removed !== undefined) {
    return `removed in ${majorLabel(removed)}`;
  }
  if (since !== undefined) {
    return `came with ${majorLabel(since)}`;
  }
  return describeVersions(elsewhere);
}
