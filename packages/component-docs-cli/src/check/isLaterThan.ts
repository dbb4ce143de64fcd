import semver from 'semver';
import type { MinorFates } from '../../../../plugins/api-reference/minors/types.ts';
import type { Known } from './types.ts';

/**
 * Returns whether a name was added or deprecated only after a release.
 *
 * @param release such as `7.5.1`; `null` for the documented one
 */
export function isLaterThan(
  release: string | null,
  { history }: Pick<Known, 'history'>,
  fate: keyof MinorFates,
): boolean {
  const minor = history.minors?.[fate];
  return release !== null && minor !== undefined && semver.lt(release, `${minor}.0`);
}

/** Text of a finding about a name that was added after the release. */
export function describeArrival(release: string | null, { history }: Pick<Known, 'history'>) {
  return {
    problem: 'missing' as const,
    successor: null,
    nearest: null,
    reason: `came in ${history.minors?.since}`,
    ...(release !== null && { release }),
  };
}
