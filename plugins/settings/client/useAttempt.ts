import { useState } from 'react';
import { SettingsError } from '../reducers/SettingsError';

/**
 * Tries what may be refused, and keeps the reasons.
 *
 * @returns the reasons for which the last attempt was refused, and a function that makes one and says whether it went well
 */
export function useAttempt(): readonly [
  problems: readonly string[],
  attempt: (act: () => void) => boolean,
] {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const attempt = (act: () => void) => {
    try {
      act();
      setProblems([]);
      return true;
    } catch (error) {
      if (!(error instanceof SettingsError)) {
        throw error;
      }
      setProblems(error.problems);
      return false;
    }
  };
  return [problems, attempt];
}
