import type { Member } from '../../api-reference/listMembers';
import type { ApiEntry } from '../../api-reference/types';
import type { MemberKind } from '../types';

/** What a member of an entry is to readers. */
export function kindOf(entry: ApiEntry, { kind, doc }: Member): MemberKind {
  if (kind !== 'prop' || entry.kind === 'component') {
    return kind;
  }
  return 'signatures' in doc ? 'method' : 'member';
}
