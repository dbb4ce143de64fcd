import { join } from 'node:path';
import type { StoreAddress } from './FeedbackStore.ts';

/** Value that disables feedback. */
const NONE = 'none';

/**
 * Returns the location of the feedback from `FEEDBACK_DATABASE_URL` and `FEEDBACK_DATABASE_TOKEN`, by default a file in
 * the site's folder.
 *
 * @returns `undefined` if feedback is disabled
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
