import { majorLabel } from '../../src/versions';
import { PLANS, type ApiEntry } from '../api-reference/types';
import type { FamilyFacts, HistoricMessage, MessageFacts, SourceLink } from './types';

/**
 * Maximum number of exports that a message lists. More names are less helpful: if any component of a family can cause a
 * message, the nearest ones identify it.
 */
const MAX_SOURCES = 5;

/** Finds the page of an export; `null` if it has none. */
export type AddressOf = (name: string) => string | null;

/** Hand-written explanations of a family's messages. */
export interface Explained {
  /** IDs of messages with a section on the page. */
  readonly sections: ReadonlySet<string>;
  /** IDs of messages that only a fault of the library can cause. */
  readonly internal: ReadonlySet<string>;
}

/** Collects the data of a family's page. */
export function describeFamily(
  messages: readonly HistoricMessage[],
  { sections, internal }: Explained,
  addressOf: AddressOf,
): FamilyFacts {
  const ids = messages.map(({ id }) => id);
  return {
    messages: Object.fromEntries(
      messages.map((message) => [message.id, describeMessage(message, addressOf)]),
    ),
    internal: ids.filter((id) => internal.has(id)),
    unexplained: ids.filter((id) => !internal.has(id) && !sections.has(id)),
  };
}

function describeMessage(message: HistoricMessage, addressOf: AddressOf): MessageFacts {
  const { id, level, parts, package: owner, plan, since, until } = message;
  const sources = withPages(message.sources.map(({ name }) => name).map(linkTo(addressOf)));
  return {
    id,
    level,
    parts,
    package: owner,
    plan,
    sources: sources.slice(0, MAX_SOURCES),
    others: Math.max(0, sources.length - MAX_SOURCES),
    ...(since && { since: majorLabel(since) }),
    ...(until && { until: majorLabel(until) }),
  };
}

const linkTo =
  (addressOf: AddressOf) =>
  (name: string): SourceLink => ({ name, address: addressOf(name) });

/** Keeps the sources that have a page, or all of them if none has. */
function withPages(sources: readonly SourceLink[]): readonly SourceLink[] {
  const known = sources.filter(({ address }) => address !== null);
  return known.length > 0 ? known : sources;
}

/** Creates a lookup for the addresses of a version's components, hooks and classes by name. */
export function createAddresses(
  entries: readonly ApiEntry[],
  addressOfEntry: (entry: ApiEntry) => string,
): AddressOf {
  const addresses = new Map(
    [...entries]
      .sort((one, other) => PLANS.indexOf(other.plan) - PLANS.indexOf(one.plan))
      .map((entry) => [entry.name, addressOfEntry(entry)]),
  );
  return (name) => addresses.get(name) ?? null;
}
