import { majorLabel } from '../../src/versions';
import { PLANS, type ApiEntry } from '../api-reference/types';
import type { FamilyFacts, HistoricMessage, MessageFacts, SourceLink } from './types';

/** More names say less: a message that any component of a family can cause is known by the nearest. */
const MAX_SOURCES = 5;

/** Finds the page of an export; `null` for what has none. */
export type AddressOf = (name: string) => string | null;

/** Hand-written explanations of a family's messages. */
export interface Explained {
  /** Ids with a section on the page. */
  readonly sections: ReadonlySet<string>;
  /** Ids of messages that only a fault of the library can cause. */
  readonly internal: ReadonlySet<string>;
}

/** Collects what the page of a family shows. */
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

/** Keeps the sources that have a page; all of them when none has. */
function withPages(sources: readonly SourceLink[]): readonly SourceLink[] {
  const known = sources.filter(({ address }) => address !== null);
  return known.length > 0 ? known : sources;
}

/** The addresses of a version's components, hooks and classes by name. */
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
