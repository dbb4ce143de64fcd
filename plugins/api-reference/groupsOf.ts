import type { ApiEntry, MemberGroup } from './types';

/** Shorter lists are looked through faster than headings. */
const MIN_GROUPED = 40;

/** Returns the groups that divide an entry's list of members; none for a short list. */
export function groupsOf(entry: ApiEntry): readonly MemberGroup[] {
  if (!('groups' in entry)) {
    return [];
  }
  const { length } = entry.kind === 'selectors' ? entry.selectors : entry.props;
  return entry.groups.length > 1 && length >= MIN_GROUPED ? entry.groups : [];
}
