import { runInNewContext } from 'node:vm';

/**
 * Runs a function that may not give the thread back, which only a context of `node:vm` can stop. The reader's code that
 * it looks at is never run.
 *
 * @param milliseconds after which it is stopped
 * @throws an error for which `isTimeout` is true, when it was stopped
 */
export function stopAfter<Result>(run: () => Result, milliseconds: number): Result {
  return runInNewContext('run()', { run }, { timeout: milliseconds }) as Result;
}

export const isTimeout = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
