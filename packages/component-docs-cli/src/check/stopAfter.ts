import { runInNewContext } from 'node:vm';

/**
 * Runs a function that may never return, which only a context of `node:vm` can stop. The reader's code is parsed, never
 * run.
 *
 * @param milliseconds time limit
 * @throws an error for which `isTimeout` is true if the limit was exceeded
 */
export function stopAfter<Result>(run: () => Result, milliseconds: number): Result {
  return runInNewContext('run()', { run }, { timeout: milliseconds }) as Result;
}

export const isTimeout = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
