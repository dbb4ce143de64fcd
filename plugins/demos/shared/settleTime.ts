import type { VersionRuntime } from './runtime';

/**
 * Milliseconds after which rendered content counts as ready, because it measures itself and moves. Grids before version
 * 7 wait 60 ms between two measurements.
 */
export const SETTLE_TIME: Readonly<Record<VersionRuntime['hydration'], number>> = {
  keep: 40,
  'keep-light': 200,
  'replace-light': 200,
};
