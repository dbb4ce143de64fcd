import type { VersionRuntime } from './types';

/**
 * What is rendered anew measures itself first, and moves; it is shown after this many milliseconds. Grids before
 * version 7 wait 60 ms between two measurements.
 */
export const SETTLE_TIME: Readonly<Record<VersionRuntime['hydration'], number>> = {
  keep: 40,
  replace: 200,
};
