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

/** @returns `null` when git does not have that commit: then every page counts as changed */
export function readSiteChanges(): ChangesSinceLastPass | null {
  const changes = readGitChanges(SITE_DIR, readLastPassed());
  return (
    changes && { date: changes.date, ...readPageChanges(SITE_DIR, handWrittenPages(), changes) }
  );
}

/** Explains which pages are checked when git does not have the commit. */
export const UNKNOWN_COMMIT =
  'git does not have the commit of tests/selection/last-passed.txt (a shallow clone?), so that all pages are checked.';
