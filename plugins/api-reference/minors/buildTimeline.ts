import { addressesOf, type EntryAddresses } from './entryAddresses';
import { listMinors } from './compareMinors';
import type { MinorChanges, RecordedMinors } from './types';

/** Data of the page of a family's minors, newest first. */
export interface Timeline {
  minors: TimelineMinor[];
}

export interface TimelineMinor {
  /** Such as `7.12`. */
  minor: string;
  /** Its anchor. */
  id: string;
  /** `2024-08-01`; `null` where it is not known. */
  date: string | null;
  /** Empty lists are omitted. */
  changes: TimelineChange[];
}

export const FATES = ['added', 'deprecated', 'removed'] as const;
export type Fate = (typeof FATES)[number];

export interface TimelineChange {
  fate: Fate;
  groups: { owners: NamedLink[]; members: NamedLink[] }[];
}

/** A name with its address; `null` without a page. */
export interface NamedLink {
  name: string;
  address: string | null;
}

/** @param addresses of the entries of each major */
export function buildTimeline(
  recorded: readonly RecordedMinors[],
  addresses: EntryAddresses,
): Timeline {
  const minors = listMinors(recorded).map((changes): TimelineMinor => ({
    minor: changes.minor,
    id: minorAnchor(changes.minor),
    date: changes.date,
    changes: FATES.map((fate) => ({ fate, groups: linkGroups(changes, fate, addresses) })).filter(
      ({ groups }) => groups.length > 0,
    ),
  }));
  return { minors: minors.reverse() };
}

/** Returns the anchor of a minor on the page of its family. */
function minorAnchor(minor: string): string {
  return `minor-${minor.replace('.', '-')}`;
}

function linkGroups(
  changes: MinorChanges,
  fate: Fate,
  addresses: EntryAddresses,
): TimelineChange['groups'] {
  const find = addressesOf(changes.minor, addresses);
  return groupNames(changes[fate]).map(({ owners, members }) => ({
    owners: owners.map((name) => ({ name, address: find(name) })),
    // The first of several matches.
    members: members.map((anchor) => ({
      name: memberName(anchor),
      address: find(owners[0]!, anchor),
    })),
  }));
}

/** Exports to whose members the same happened, or which themselves came or went. */
interface NameGroup {
  readonly owners: readonly string[];
  /** Anchors such as `prop-rows`; empty for the exports themselves. */
  readonly members: readonly string[];
}

/**
 * Groups recorded names by the export that they belong to. Exports to which the same happened, such as the components
 * of several plans, share a group; exports that came or went as a whole are the first group.
 */
export function groupNames(names: readonly string[]): NameGroup[] {
  const members = new Map<string, string[]>();
  const whole: string[] = [];
  for (const name of names) {
    const [owner = '', member] = name.split('#');
    if (member === undefined) {
      whole.push(owner);
    } else {
      members.set(owner, [...(members.get(owner) ?? []), member]);
    }
  }
  const groups = new Map<string, { owners: string[]; members: string[] }>();
  for (const [owner, own] of members) {
    const key = own.join();
    const group = groups.get(key) ?? { owners: [], members: own };
    group.owners.push(owner);
    groups.set(key, group);
  }
  return [...(whole.length > 0 ? [{ owners: whole, members: [] }] : []), ...groups.values()];
}

/** Returns the name of a member from its anchor. */
function memberName(anchor: string): string {
  return anchor.replace(/^\w+-/, '');
}
