import type { MinorChanges, RecordedMinors } from './types';

/** Differences in a later minor, with the recorded names. */
export type MinorDifference = Pick<MinorChanges, 'added' | 'deprecated' | 'removed'>;

/** All minors that can be compared, oldest first. */
export function listMinors(recorded: readonly RecordedMinors[]): MinorChanges[] {
  return [...recorded].sort((a, b) => a.major - b.major).flatMap(({ minors }) => minors);
}

/**
 * What a family has, lacks or advises against in one minor and not in another: the sum of what happened in between.
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
      // What an export had comes and goes with it.
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
