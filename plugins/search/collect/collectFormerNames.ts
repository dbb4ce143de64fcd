import type { FormerSubject } from '../../api-reference/history/listFormerNames';
import { nameOf, type Subject } from '../../api-reference/history/lineage';
import { listMembers } from '../../api-reference/listMembers';
import type { ApiEntry } from '../../api-reference/types';
import type { FormerNames, PackedType } from '../types';
import { kindOf } from './kindOf';

/**
 * Groups former names by the kind and family of their replacements. Omits names whose replacement is not in the index.
 *
 * @param types the types in the index that have no page
 */
export function collectFormerNames(
  former: readonly FormerSubject[],
  entries: readonly ApiEntry[],
  types: readonly PackedType[],
): FormerNames {
  const groups = new Map<string, Map<string, [string, string]>>();
  for (const { name, successor } of former) {
    const kind = kindOfSubject(successor, entries, types);
    if (kind) {
      const id = `${kind} ${successor.family}`;
      const group = groups.get(id) ?? new Map<string, [string, string]>();
      const now = nameOf(successor);
      groups.set(id, group.set(`${name} ${now}`, [name, now]));
    }
  }
  return Object.fromEntries([...groups].sort().map(([id, group]) => [id, [...group.values()]]));
}

function kindOfSubject(
  { family, entry: name, member }: Subject,
  entries: readonly ApiEntry[],
  types: readonly PackedType[],
) {
  const entry = entries.find((each) => each.family === family && each.name === name);
  if (!entry) {
    return !member && types.some(([type]) => type === name) ? 'interface' : null;
  }
  const found =
    member &&
    listMembers(entry).find(({ kind, doc }) => kind === member.kind && doc.name === member.name);
  return found ? kindOf(entry, found) : member ? null : entry.kind;
}
