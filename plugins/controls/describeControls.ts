import type { ApiEntry, ComponentEntry, PropDoc } from '../api-reference/types';
import { parseControl, parseDefault, type ObjectType } from './parseControl';
import type { Spread } from './readSpreads';
import type { ControlFacts } from './types';

/** Finds the address of an entry. */
export type AddressOf = (entry: ApiEntry) => string;

/** The spread that brings props of the component itself. */
const OWN = 'props';

/** Nothing that a reader would see, or names of what the demo does not have. */
const INVISIBLE = /^(?:className|component|dataKey|id|name|type|width|.+(?:Id|Key))$/;

interface Members {
  readonly props: readonly PropDoc[];
  readonly address: string;
}

/**
 * Collects what can be changed of a component that a demo shows.
 *
 * @param entries of the reference of its version
 * @param spreads of the demo: `props` are those of the component, any other name is a prop of it that takes objects
 * @throws where a spread is named after no such prop
 */
export function describeControls(
  component: ComponentEntry,
  entries: readonly ApiEntry[],
  spreads: readonly Spread[],
  addressOf: AddressOf,
): ControlFacts[] {
  const find = (name: string) => findMembers(name, component, entries, addressOf);
  return spreads.flatMap(({ name, taken }) => {
    const members =
      name === OWN
        ? { props: component.props, address: addressOf(component) }
        : findItemMembers(name, component, find);
    if (!members) {
      throw new Error(
        `takes "...${name}", but ${component.name} has no prop "${name}" whose objects are in the reference. ` +
          `Name the spread "${OWN}", or after a prop such as "series".`,
      );
    }
    const free = members.props.filter((prop) => !taken.includes(prop.name));
    return describeMembers(name, { ...members, props: free }, find);
  });
}

function describeMembers(
  parent: string,
  { props, address }: Members,
  find: ((name: string) => Members | null) | null,
): ControlFacts[] {
  return props
    .filter(({ name, deprecated }) => deprecated === null && !INVISIBLE.test(name))
    .flatMap((prop): ControlFacts[] => {
      const path = `${parent}.${prop.name}`;
      const parsed = parseControl(prop.type, path);
      if (!parsed) {
        return [];
      }
      if ('control' in parsed) {
        const base = { path, address: `${address}#prop-${prop.name}` };
        return [{ ...parsed.control, ...base, default: parseDefault(prop.default) }];
      }
      const members = find?.(parsed.object.name);
      // Objects in objects would be more than a panel can show.
      return members ? describeMembers(path, pick(members, parsed.object), null) : [];
    });
}

function pick(members: Members, { members: names }: ObjectType): Members {
  return names
    ? { ...members, props: members.props.filter(({ name }) => names.includes(name)) }
    : members;
}

function findMembers(
  name: string,
  component: ComponentEntry,
  entries: readonly ApiEntry[],
  addressOf: AddressOf,
): Members | null {
  const entry = entries.find((each) => each.name === name && each.family === component.family);
  return entry && 'props' in entry ? { props: entry.props, address: addressOf(entry) } : null;
}

/** The members of the objects that a prop takes, also in a list: `LineSeriesType` of `MakeOptional<LineSeriesType, 'type'>[]`. */
function findItemMembers(
  name: string,
  { props }: ComponentEntry,
  find: (name: string) => Members | null,
): Members | null {
  const { type = '' } = props.find((prop) => prop.name === name) ?? {};
  const [members = null] = (type.match(/\b[A-Z]\w+/g) ?? []).flatMap((each) => find(each) ?? []);
  return members;
}
