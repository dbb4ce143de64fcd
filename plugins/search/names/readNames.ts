import { entryPath } from '../../api-reference/entryPath';
import { PLANS, type EntryKind, type Plan } from '../../api-reference/types';
import type { MemberKind, NamesFile, PackedEntry } from '../types';
import { compareOwners } from './compareOwners';
import { type MemberUse, unpackUse } from './packUse';
import { readFormerNames } from './readFormerNames';

/** A place where a name is documented. */
export interface NamePlace {
  /** The entry that has the member; for an entry, its name. */
  owner: string;
  lowerOwner: string;
  /** Number of members of the owner. */
  members: number;
  address: string;
  plan: Plan;
  isDeprecated: boolean;
  /** The minor release that added the name; `null` if it is unknown or adds nothing to the version. */
  since: string | null;
}

/** A name of the reference: an entry, the members of one kind in one family, or a type shown by a member. */
export interface NamedThing {
  /** The displayed name; for a class, its global name. */
  name: string;
  /** The searchable part of the name; for a class, its key. */
  key: string;
  /** Lower-case versions, computed once instead of at every key. */
  lowerName: string;
  lowerKey: string;
  kind: EntryKind | MemberKind;
  isEntry: boolean;
  /** Replacement of a name that the version no longer has; otherwise `null`. */
  successor: string | null;
  /** Best first. */
  places: NamePlace[];
}

/** Unpacks the names of a version for searching, sorted by name. */
export function readNames(file: NamesFile): NamedThing[] {
  const sizes = new Map<number, number>();
  for (const { entry } of file.members.flatMap(([, ...uses]) => uses.map(unpackUse))) {
    sizes.set(entry, (sizes.get(entry) ?? 0) + 1);
  }
  const places = new Places(file, sizes);
  const things = [
    ...readEntries(file, places),
    ...readMembers(file, places),
    ...readTypes(file, places),
  ];
  return [...things, ...readFormerNames(file, things)].sort((a, b) =>
    a.name < b.name ? -1 : Number(a.name > b.name),
  );
}

/** Addresses of entries and their members. */
class Places {
  private readonly minors: ReadonlyMap<number | string, string>;

  constructor(
    private readonly file: NamesFile,
    private readonly sizes: ReadonlyMap<number, number>,
  ) {
    this.minors = new Map(
      Object.entries(file.minors ?? {}).flatMap(([minor, items]) =>
        items.map((item) => [item, minor]),
      ),
    );
  }

  ofEntry(index: number): NamePlace {
    const [owner, , family, slug, plan, deprecated] = this.file.entries[index]!;
    return {
      owner,
      lowerOwner: owner.toLowerCase(),
      members: this.sizes.get(index) ?? 0,
      address: `${this.file.base}${entryPath({ family, slug })}/`,
      plan: PLANS[plan]!,
      isDeprecated: deprecated === 1,
      since: this.minors.get(index) ?? null,
    };
  }

  ofMember({ entry, kind, plan, isDeprecated }: MemberUse, name: string): NamePlace {
    const place = this.ofEntry(entry);
    const anchor = `${anchorKind(kind)}-${name}`;
    const since = this.minors.get(`${entry} ${anchor}`) ?? place.since;
    return { ...place, address: `${place.address}#${anchor}`, plan, isDeprecated, since };
  }
}

function readEntries({ entries }: NamesFile, places: Places): NamedThing[] {
  return entries.map(([name, kind], index) =>
    makeThing(name, name, { kind, isEntry: true, places: [places.ofEntry(index)] }),
  );
}

function readMembers({ entries, members }: NamesFile, places: Places): NamedThing[] {
  const things = new Map<string, NamedThing>();
  for (const [key, ...uses] of members) {
    for (const use of uses.map(unpackUse)) {
      const entry = entries[use.entry]!;
      const name = shownName(key, use, entry);
      const id = [name, use.kind, entry[2]].join(' ');
      const { kind } = use;
      const thing = things.get(id) ?? makeThing(name, key, { kind, places: [] });
      thing.places.push(places.ofMember(use, key));
      things.set(id, thing);
    }
  }
  const all = [...things.values()];
  all.forEach((thing) => thing.places.sort(compareOwners));
  return all;
}

function readTypes({ types }: NamesFile, places: Places): NamedThing[] {
  return types.map(([name, use, member]) => {
    const place = places.ofMember(unpackUse(use), member);
    const owner = `${place.owner}.${member}`;
    const shown = { ...place, owner, lowerOwner: owner.toLowerCase() };
    return makeThing(name, name, { kind: 'interface', places: [shown] });
  });
}

/** Creates every thing with the same shape, because engines access mixed shapes slowly. */
function makeThing(
  name: string,
  key: string,
  { kind, isEntry = false, places }: Pick<NamedThing, 'kind' | 'places'> & { isEntry?: boolean },
): NamedThing {
  const lowerName = name.toLowerCase();
  const lowerKey = key.toLowerCase();
  return { name, key, lowerName, lowerKey, kind, isEntry, successor: null, places };
}

function shownName(name: string, { kind, isState }: MemberUse, entry: PackedEntry): string {
  const [, , , , , , own, others] = entry;
  return kind === 'class' ? `${isState ? 'Mui-' : (others?.[name] ?? own)}${name}` : name;
}

function anchorKind(kind: MemberKind): string {
  return kind === 'method' || kind === 'member' ? 'prop' : kind;
}
