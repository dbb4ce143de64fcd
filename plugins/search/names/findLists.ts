import type { MemberKind } from '../types';
import { findExact } from './findExact';
import type { KindWords, ThingKind } from './kindWords';
import type { FoundName } from './rateName';
import type { NamedThing } from './readNames';

/** Headings on an entry's page, by the kind of members listed below them. */
const SECTIONS: Readonly<Record<MemberKind, string>> = {
  prop: 'props',
  member: 'props',
  method: 'props',
  slot: 'slots',
  class: 'classes',
  event: 'events',
  selector: 'selectors',
  param: 'parameters',
};

/** Finds the list of all members of a kind on an entry's page: `DataGrid props`. Skips entries without such members. */
export function findLists(names: readonly NamedThing[], listOf: KindWords | null): FoundName[] {
  if (listOf === null) {
    return [];
  }
  return findExact(names, [listOf.words.join('')]).flatMap((entry): FoundName[] => {
    const [place] = entry.thing.isEntry ? entry.places : [];
    const kind = place && kindOf(names, place.address, listOf.kinds);
    return place && kind
      ? [
          {
            ...entry,
            places: [{ ...place, address: `${place.address}#${SECTIONS[kind]}` }],
            isNamed: true,
          },
        ]
      : [];
  });
}

/** Returns the first of the kinds that the entry has members of. */
function kindOf(
  names: readonly NamedThing[],
  address: string,
  kinds: readonly ThingKind[],
): MemberKind | undefined {
  const has = names.find(
    ({ isEntry, kind, places }) =>
      !isEntry &&
      kinds.includes(kind) &&
      places.some((member) => member.address.startsWith(`${address}#`)),
  );
  return has?.kind as MemberKind | undefined;
}
