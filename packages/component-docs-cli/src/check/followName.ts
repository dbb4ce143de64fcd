import { VERSION_NAMES, type VersionName } from '../../../../plugins/api-reference/data/during.ts';
import { nearestName } from '../../../../lib/diagnostics/nearestName.ts';
import { majorLabel } from '../../../../src/versions/index.ts';
import { describeVersions } from './describeFinding.ts';
import type { Known } from './types.ts';

/** Versions in order, oldest first. */
const placeOf = (version: string): number => VERSION_NAMES.indexOf(version as VersionName);

/** Returns whether a version is earlier than another one. */
export const isBefore = (version: string, other: string): boolean =>
  placeOf(version) < placeOf(other);

/** History of a name that a version does not have. */
export interface Fate {
  /** Replacement that this version has. */
  readonly successor: string | null;
  readonly nearest: string | null;
  /** The version that added or removed it; empty if unknown. */
  readonly reason: string;
}

/** Names of one kind in one version. */
export interface NameList {
  readonly version: string;
  readonly names: ReadonlyMap<string, Known>;
}

/**
 * Traces a name that a version does not have through the histories of all versions.
 *
 * @param here names of the version
 * @param others the same kind of names in the other versions
 * @param isThere whether the version has a name from a history, which may be of another kind
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
    // A name that was added later had a predecessor.
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

/** Returns the version that first had this name; the feature may be older. */
function firstVersionOf({ history: { formerly, since } }: Known): string | undefined {
  return formerly?.at(-1)?.before ?? since;
}

function describeReason(
  before: string | undefined,
  removed: string | undefined,
  since: string | undefined,
  elsewhere: readonly string[],
): string {
  // A name may coexist with its replacement.
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
