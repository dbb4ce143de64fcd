/** Exports to whose members the same happened, or which themselves came or went. */
export interface NameGroup {
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
export function memberName(anchor: string): string {
  return anchor.replace(/^\w+-/, '');
}
