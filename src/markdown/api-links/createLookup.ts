import type { EntryIndex, IndexedEntry } from '../../../plugins/api-reference/entryIndex';

/** Returns the address of the name in a code span; `null` if the name is unknown or ambiguous. */
export type Lookup = (text: string) => string | null;

/** `<DataGrid />`, `setSortModel(model)`, `apiRef.current.setSortModel`, `sortModel`. */
const NAME =
  /^(?:<(?<element>\w+) ?\/?>|(?:\w+\.)*current\??\.(?<method>\w+)(?:\(.*\))?|(?<word>\w+)(?:\(.*\))?)$/;
/** `.MuiDataGrid-row`: the entry `DataGrid`, the class `row`. */
const GLOBAL_CLASS = /^\.?Mui(?<component>[A-Z]\w*)-(?<key>[\w-]+)$/;
const PLAN = /(?:Pro|Premium)$/;

/**
 * Creates the lookup of a page. The name of an entry resolves to that entry. The name of a member resolves if the page
 * documents the member's entry, or if only one entry has the member (the plans of a component count as one). In the
 * second case a common single word does not resolve.
 *
 * @param components exports from the page's front matter; a member resolves to the first one that has it
 * @param others indexes of the other versions that the page mentions; a name with another meaning there is ambiguous
 */
export function createLookup(
  index: EntryIndex,
  components: readonly string[],
  others: readonly EntryIndex[] = [],
): Lookup {
  const { only, findOwner } = namesOf(index);
  const documented = components.map(only).filter((entry) => entry !== undefined);
  const findOnlyOwner = (name: string) => {
    const owner = findOwner(name);
    const isSame = (other: EntryIndex) => {
      const meant = namesOf(other).findOwner(name);
      return meant === undefined || meant?.name === owner?.name;
    };
    return owner && others.every(isSame) ? owner : undefined;
  };

  return (text) => {
    const { component = '', key = '' } = GLOBAL_CLASS.exec(text)?.groups ?? {};
    if (component) {
      const entry = only(component);
      return entry?.anchors.includes(`class-${key}`) ? `${entry.address}#class-${key}` : null;
    }
    const { element, method, word } = NAME.exec(text)?.groups ?? {};
    const name = element ?? method ?? word ?? '';
    const entry = method === undefined ? only(name) : undefined;
    if (entry || element !== undefined) {
      return entry?.address ?? null;
    }
    const owner =
      documented.find(({ anchors }) => anchorsOf(name, anchors).length > 0) ??
      (/[a-z][A-Z]|_/.test(name) ? findOnlyOwner(name) : undefined);
    const [anchor, ambiguous] = owner ? anchorsOf(name, owner.anchors) : [];
    // A name that is both a prop and a slot of the same component is ambiguous.
    return owner && anchor && !ambiguous ? `${owner.address}#${anchor}` : null;
  };
}

/** The names in an index. */
interface Names {
  /** Returns the entry with this name unless several entries have it. */
  readonly only: (name: string) => IndexedEntry | undefined;
  /** Returns the entry that has this member; `null` if several entries have it, `undefined` if none has. */
  readonly findOwner: (member: string) => IndexedEntry | null | undefined;
}

/** All pages of a version look names up in the same index. */
const knownNames = new WeakMap<EntryIndex, Names>();

function namesOf(index: EntryIndex): Names {
  const known = knownNames.get(index) ?? indexNames(index);
  knownNames.set(index, known);
  return known;
}

function indexNames({ entries }: EntryIndex): Names {
  const byName = groupBy(entries, ({ name }) => [name]);
  const byMember = groupBy(entries, ({ anchors }) => new Set(anchors.map(memberOf)));
  const owners = new Map<string, IndexedEntry | null>();
  return {
    only(name) {
      const named = byName.get(name);
      return named?.length === 1 ? named[0] : undefined;
    },
    findOwner(member) {
      const having = byMember.get(member);
      if (having && !owners.has(member)) {
        owners.set(member, smallestPlan(member, having));
      }
      return owners.get(member);
    },
  };
}

/**
 * Returns the entry of the smallest plan if all entries are the same component in different plans and the name has the
 * same meaning in all of them.
 */
function smallestPlan(name: string, entries: readonly IndexedEntry[]): IndexedEntry | null {
  const components = new Set(entries.map((entry) => entry.name.replace(PLAN, '')));
  const meanings = new Set(entries.flatMap(({ anchors }) => anchorsOf(name, anchors)));
  const [smallest = null] = [...entries].sort((one, other) => rank(one) - rank(other));
  return components.size === 1 && meanings.size === 1 ? smallest : null;
}

const rank = ({ name }: IndexedEntry) => ['Pro', 'Premium'].indexOf(PLAN.exec(name)?.[0] ?? '');

const memberOf = (anchor: string) => anchor.slice(anchor.indexOf('-') + 1);

const anchorsOf = (name: string, anchors: readonly string[]) =>
  anchors.filter((anchor) => memberOf(anchor) === name);

function groupBy<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => Iterable<string>,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key) ?? [];
      group.push(item);
      groups.set(key, group);
    }
  }
  return groups;
}
