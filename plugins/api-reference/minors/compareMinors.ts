import type { MinorChanges, RecordedMinors } from './types';

/** Differences in a later minor, with the recorded names. */
export type MinorDifference = Pick<MinorChanges, 'added' | 'deprecated' | 'removed'>;

/** All minors that can be compared, oldest first. */
export function listMinors(recorded: readonly RecordedMinors[]): MinorChanges[] {
  return [...recorded].sort((a, b) => a.major - b.major).flatMap(({ minors }) => minors);
}

/**
 * Computes the additions, removals and deprecations of a family between two minors.
 *
 * @param from the earlier one
 * @param to the later one
 */
export function compareMinors(
  recorded: readonly RecordedMinors[],
  from: string,
  to: string,
): MinorDifference {
  const minors = listMinors(recorded);
  const place = (minor: string): number => minors.findIndex((each) => each.minor === minor);
  const added = new Set<string>();
  const deprecated = new Set<string>();
  const removed = new Set<string>();
  for (const changes of minors.slice(place(from) + 1, place(to) + 1)) {
    changes.added.forEach((name) => removed.delete(name) || added.add(name));
    changes.deprecated.forEach((name) => deprecated.add(name));
    for (const name of changes.removed) {
      deprecated.delete(name);
      if (!added.delete(name)) {
        removed.add(name);
      }
      // Members are added and removed together with their export.
      [added, deprecated].forEach((names) =>
        names.forEach((each) => each.startsWith(`${name}#`) && names.delete(each)),
      );
    }
  }
  return {
    added: [...added].sort(),
    deprecated: [...deprecated].sort(),
    removed: [...removed].sort(),
  };
}
