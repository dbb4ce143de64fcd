import { useState } from 'react';
import { SettingsError } from '../reducers/SettingsError';

/**
 * Tries what may be refused, and keeps the reasons.
 *
 * @returns the reasons for which the last attempt was refused, a function that makes one and says whether it went well,
 *   and the same for what takes its time
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
