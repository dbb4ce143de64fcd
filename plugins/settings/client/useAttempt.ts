import { useState } from 'react';
import { SettingsError } from '../reducers/SettingsError';

/**
 * Runs changes that may throw a `SettingsError`, and holds the problems of the last attempt.
 *
 * @returns the problems of the last attempt, a function that runs a change and returns whether it succeeded, and the
 *   same function for asynchronous changes
 */
export function useAttempt(): readonly [
  problems: readonly string[],
  attempt: (act: () => void) => boolean,
  attemptLater: (act: () => Promise<void>) => Promise<boolean>,
] {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const refuse = (error: unknown): false => {
    if (!(error instanceof SettingsError)) {
      throw error;
    }
    setProblems(error.problems);
    return false;
  };
  const attempt = (act: () => void) => {
    try {
      act();
      setProblems([]);
      return true;
    } catch (error) {
      return refuse(error);
    }
  };
  const attemptLater = async (act: () => Promise<void>) => {
    try {
      await act();
      setProblems([]);
      return true;
    } catch (error) {
      return refuse(error);
    }
  };
  return [problems, attempt, attemptLater];
}
