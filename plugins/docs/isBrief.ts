import type { Tab } from './types';

/** With more than that, members are listed by name alone. */
const MAX_MEMBERS = 700;

/** Whether a tab has so many members that it lists them by name and leaves the rest to the entries' own pages. */
export function isBrief(entries: Tab['entries']): boolean {
  const count = entries
    .flatMap(({ page }) => page.sections)
    .flatMap(({ groups }) => groups)
    .reduce((sum, { members }) => sum + members.length, 0);
  return count > MAX_MEMBERS;
}
