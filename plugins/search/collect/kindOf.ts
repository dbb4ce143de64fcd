import type { Member } from '../../api-reference/listMembers';
import type { ApiEntry } from '../../api-reference/types';
import type { MemberKind } from '../types';

/** Returns the kind of a member in readers' terms. */
export function kindOf(entry: ApiEntry, { kind, doc }: Member): MemberKind {
  if (kind !== 'prop' || entry.kind === 'component') {
    return kind;
  }
  return 'signatures' in doc ? 'method' : 'member';
}
