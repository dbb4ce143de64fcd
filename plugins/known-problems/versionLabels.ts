import { versionNamed } from '../../src/versions/index.ts';
import type { Outcome, OutcomesByVersion } from './types';

/** Returns the labels of the versions with an outcome, oldest first, such as `v6, 7.28.3`; empty if there are none. */
export function versionLabels(outcomes: OutcomesByVersion, outcome: Outcome): string {
  return Object.entries(outcomes)
    .filter(([, each]) => each === outcome)
    .map(([name]) => versionNamed(name).label)
    .join(', ');
}
