import type { VersionName } from '../data/during';

/** A major whose minors are recorded, and the docs version that documents it. */
export interface RecordedMajor {
  readonly major: number;
  readonly version: VersionName;
}

/** Oldest first. */
export const MAJORS: readonly RecordedMajor[] = [
  { major: 7, version: 'current' },
  { major: 8, version: 'next' },
];
