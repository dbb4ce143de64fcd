import type { ApiEntry, ComponentEntry, PropDoc } from '../../../api-reference/types';
import { parseControl, parseDefault, type ObjectType } from './parseControl';
import { readSpreads, type Spread } from './readSpreads';
import type { AddressOf } from '../facts';
import type { ControlFacts, ControlsFacts } from './types';

/** Matches `first="series.area props.loading"`, the props that are shown first, in this order. */
const FIRST = /\bfirst="([^"]*)"/;

/** Name of the spread for the component's props. */
const OWN = 'props';

/** Props without a visible effect, or that refer to data that the demo does not have. */
const INVISIBLE = /^(?:className|component|dataKey|id|name|type|width|.+(?:Id|Key))$/;

interface Members {
  readonly props: readonly PropDoc[];
  readonly address: string;
}

/**
 * Collects the reference data of a component's controls.
 *
 * @param entries entries of the API reference of its version
 * @param code code of the demo
 * @param element the element on the page, which may list the controls to show first
 * @throws if the demo or the element has a name that the component lacks
 */
export function describeControls(
  component: ComponentEntry,
  entries: readonly ApiEntry[],
  code: string,
  element: string,
  addressOf: AddressOf,
): ControlsFacts {
  const all = listControls(component, entries, readSpreads(code), addressOf);
  const [, listed = ''] = FIRST.exec(element) ?? [];
  const first = listed
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => findControl(all, name));
  const controls = [...first, ...all.filter((control) => !first.includes(control))];
  return { of: component.name, controls, shownFirst: first.length || all.length };
}

function findControl(all: readonly ControlFacts[], name: string): ControlFacts {
  const control = all.find(({ path }) => path === name);
  if (!control) {
    const names = all.map(({ path }) => path);
    throw new Error(
      `offers "${name}" first, which cannot be changed here. What can: ${names.join(', ')}.`,
    );
  }
  return control;
}

/**
 * Lists the controls for a component in a demo.
 *
 * @param spreads spreads of the demo: `props` is for the component's props, any other name for a prop that accepts
 *   objects
 * @throws if a spread is not named after such a prop
 */
function listControls(
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
