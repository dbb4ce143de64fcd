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
 * second
 * case a common single word does not resolve.
 *
 * @param components exports from the page's front matter; a member resolves to the first one that has it
 * @param others indexes of the other versions that the page mentions; a name with another meaning there is ambiguous
 */
export function createLookup(
  index: EntryIndex,
  components: readonly string[],
  others: readonly EntryIndex[] = [],
): Lookup {
  const byName = groupBy(index.entries, ({ name }) => [name]);
  const only = (name: string) =>
    byName.get(name)?.length === 1 ? byName.get(name)?.[0] : undefined;
  const documented = components.map(only).filter((entry) => entry !== undefined);
  const owners = findOwners(index);
  const otherOwners = others.map(findOwners);
  const findOnlyOwner = (name: string) => {
    const owner = owners.get(name);
    const isSame = (other: Owners) => !other.has(name) || other.get(name)?.name === owner?.name;
    return owner && otherOwners.every(isSame) ? owner : undefined;
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

/** The entry that has a member, by name of the member; `null` if several entries have it. */
type Owners = ReadonlyMap<string, IndexedEntry | null>;

function findOwners({ entries }: EntryIndex): Owners {
  const byMember = groupBy(entries, ({ anchors }) => new Set(anchors.map(memberOf)));
  return new Map([...byMember].map(([name, having]) => [name, smallestPlan(name, having)]));
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
      groups.set(key, [...(groups.get(key) ?? []), item]);
    }
  }
  return groups;
}
