import { listMembers } from '../../api-reference/listMembers';
import { listMemberDocs } from '../../api-reference/pages/listMemberDocs';
import type { ApiEntry, ExportDoc } from '../../api-reference/types';
import { compareOwners } from '../names/compareOwners';
import { packUse } from '../names/packUse';
import type { MemberKind, PackedType } from '../types';

const NAME = /\b[A-Z]\w+/g;

/** A member whose type refers to another type. */
interface Place {
  entry: number;
  kind: MemberKind;
  member: string;
}

/**
 * Lists the types without a page that other pages refer to. They open at a member of that type.
 *
 * @param entries in the order of their numbers in the index
 */
export function collectTypes(
  entries: readonly ApiEntry[],
  exports: readonly ExportDoc[],
): PackedType[] {
  const places = new Map<string, Place>();
  for (const { entry } of entries.map(describeOwner).sort(compareOwners)) {
    for (const { type, anchor, name } of listMemberDocs(entry)) {
      for (const [used] of type.matchAll(NAME)) {
        const id = `${entry.family} ${used}`;
        const place = { entry: entries.indexOf(entry), kind: anchor, member: name };
        places.set(id, places.get(id) ?? place);
      }
    }
  }
  return exports
    .filter(({ kind }) => kind === 'type')
    .flatMap(({ name, family, plan, deprecated }): PackedType[] => {
      const place = places.get(`${family} ${name}`);
      const marks = { plan, isDeprecated: deprecated !== null, isState: false };
      return place ? [[name, packUse({ ...place, ...marks }), place.member]] : [];
    });
}

function describeOwner(entry: ApiEntry) {
  return { entry, owner: entry.name, members: listMembers(entry).length };
}
