import { join } from 'node:path';
import type { StoreAddress } from './FeedbackStore.ts';

/** Turns feedback off where it is in place of an address. */
const NONE = 'none';

/**
 * Where the environment wants feedback to be stored: `FEEDBACK_DATABASE_URL` and `FEEDBACK_DATABASE_TOKEN`, by default
 * a file beside the site.
 *
 * @returns `undefined` where it is turned off
 */
export function readStoreAddress(
  { FEEDBACK_DATABASE_URL, FEEDBACK_DATABASE_TOKEN }: NodeJS.ProcessEnv,
  siteDir: string,
): StoreAddress | undefined {
  const url = FEEDBACK_DATABASE_URL || `file:${join(siteDir, 'feedback', 'feedback.db')}`;
  return url === NONE
    ? undefined
    : { url, ...(FEEDBACK_DATABASE_TOKEN && { authToken: FEEDBACK_DATABASE_TOKEN }) };
}
