import type { VersionRuntime } from './runtime';

/**
 * What has just been rendered measures itself, and moves; it counts as ready after this many milliseconds. Grids before
 * version 7 wait 60 ms between two measurements.
 */
export const SETTLE_TIME: Readonly<Record<VersionRuntime['hydration'], number>> = {
  keep: 40,
  'keep-light': 200,
  'replace-light': 200,
};
