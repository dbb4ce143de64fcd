import type { ApiEntry, MemberGroup } from './types';

/** Shorter lists are looked through faster than headings. */
const MIN_GROUPED = 40;

/** The groups under whose titles an entry lists its members; none for a short list. */
export function groupsOf(entry: ApiEntry): readonly MemberGroup[] {
  if (!('groups' in entry)) {
    return [];
  }
  const { length } = entry.kind === 'selectors' ? entry.selectors : entry.props;
  return entry.groups.length > 1 && length >= MIN_GROUPED ? entry.groups : [];
}
