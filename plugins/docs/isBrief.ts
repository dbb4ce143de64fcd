import type { Tab } from './types';

/** Maximum number of members that a tab shows in full; beyond it, only their names are listed. */
const MAX_MEMBERS = 700;

/**
 * Returns whether a tab has so many members that it lists only their names and leaves the details to the entries'
 * pages.
 */
export function isBrief(entries: Tab['entries']): boolean {
  const count = entries
    .flatMap(({ page }) => page.sections)
    .flatMap(({ groups }) => groups)
    .reduce((sum, { members }) => sum + members.length, 0);
  return count > MAX_MEMBERS;
}
