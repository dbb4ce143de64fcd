import { handWrittenPages } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { readLastPassed } from './lastPassed.ts';
import { readGitChanges } from './readGitChanges.ts';
import { readPageChanges, type SiteChanges } from './readPageChanges.ts';

/** Changes since the last commit at which everything passed. */
export interface ChangesSinceLastPass extends SiteChanges {
  /** ISO date of that commit. */
  readonly date: string;
}

/**
 * Returns the changes since the last commit at which everything passed.
 *
 * @returns `null` if git does not have that commit; every page then counts as changed
 */
export function readSiteChanges(): ChangesSinceLastPass | null {
  const changes = readGitChanges(SITE_DIR, readLastPassed());
  return (
    changes && { date: changes.date, ...readPageChanges(SITE_DIR, handWrittenPages(), changes) }
  );
}

/** Explains which pages are checked if git does not have the commit. */
export const UNKNOWN_COMMIT =
  'git does not have the commit of tests/selection/last-passed.txt (a shallow clone?), so that all pages are checked.';
