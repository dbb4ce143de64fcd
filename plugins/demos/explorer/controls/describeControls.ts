import type { ApiEntry, ComponentEntry, PropDoc } from '../../../api-reference/types';
import { parseControl, parseDefault, type ObjectType } from './parseControl';
import type { Spread } from './readSpreads';
import type { ControlFacts } from './types';

/** Returns the address of an entry. */
export type AddressOf = (entry: ApiEntry) => string;

/** Name of the spread for the component's props. */
const OWN = 'props';

/** Props without a visible effect, or that refer to data that the demo does not have. */
const INVISIBLE = /^(?:className|component|dataKey|id|name|type|width|.+(?:Id|Key))$/;

interface Members {
  readonly props: readonly PropDoc[];
  readonly address: string;
}

/**
 * Lists the controls for a component in a demo.
 *
 * @param entries entries of the API reference of its version
 * @param spreads spreads of the demo: `props` is for the component's props, any other name for a prop that accepts
 *   objects
 * @throws if a spread is not named after such a prop
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
      // Nested objects would make the panel too large.
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

/**
 * Returns the members of the object or array items that a prop accepts: those of `LineSeriesType` for
 * `MakeOptional<LineSeriesType, 'type'>[]`.
 */
function findItemMembers(
  name: string,
  { props }: ComponentEntry,
  find: (name: string) => Members | null,
): Members | null {
  const { type = '' } = props.find((prop) => prop.name === name) ?? {};
  const [members = null] = (type.match(/\b[A-Z]\w+/g) ?? []).flatMap((each) => find(each) ?? []);
  return members;
}
