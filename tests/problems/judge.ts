import { isDeepStrictEqual } from 'node:util';
import type { Outcome } from '../../plugins/known-problems/types.ts';

/** The observation of a known problem in the version that is being tested. */
export interface Observation<T> {
  readonly observed: T;
  /** The value while the problem exists. */
  readonly faulty: T;
  /** The value without the problem. */
  readonly correct: T;
}

/**
 * Returns whether a version has a problem.
 *
 * @throws if the observation is neither the faulty nor the correct value, so that the test did not reproduce anything
 */
export function judge<T>({ observed, faulty, correct }: Observation<T>): Outcome {
  if (isDeepStrictEqual(faulty, correct)) {
    throw new Error(
      'The faulty and the correct value are equal, so the test cannot tell them apart.',
    );
  }
  if (isDeepStrictEqual(observed, faulty)) {
    return 'present';
  }
  if (isDeepStrictEqual(observed, correct)) {
    return 'fixed';
  }
  throw new Error(
    `Expected the faulty value ${print(faulty)} or the correct value ${print(correct)}, but observed ${print(observed)}.`,
  );
}

function print(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
