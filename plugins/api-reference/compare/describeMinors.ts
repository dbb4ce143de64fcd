import type { MemberKind } from '../listMembers';
import { compareMinors, listMinors } from '../minors/compareMinors';
import { MAJORS } from '../minors/majors';
import type { MinorsDocument } from '../minors/types';
import type { ChangeKind, ExportChange } from './types';

/** Returns the version that documents a minor; `undefined` if the name is not that of a minor. */
export function versionOfMinor(minor: string): string | undefined {
  const [, major] = /^(\d+)\.\d+$/.exec(minor) ?? [];
  return MAJORS.find((each) => String(each.major) === major)?.version;
}

const FATES: Readonly<Record<'added' | 'deprecated' | 'removed', ChangeKind>> = {
  added: 'added',
  deprecated: 'deprecated',
  removed: 'removed',
};

/**
 * Lists the additions, removals and deprecations of a family between an earlier minor and a later one, in the form of a
 * comparison of versions.
 *
 * @returns `null` if one of the minors is not recorded
 */
export function describeMinors(
  { majors, slugs }: MinorsDocument,
  from: string,
  to: string,
): ExportChange[] | null {
  const known = listMinors(majors).map(({ minor }) => minor);
  if (!known.includes(from) || !known.includes(to)) {
    return null;
  }
  const slugOf = (name: string, minor: string): string | null =>
    slugs[versionOfMinor(minor) ?? '']?.[name] ?? null;
  const changes = new Map<string, ExportChange>();
  const difference = compareMinors(majors, from, to);
  for (const [fate, kind] of Object.entries(FATES) as [keyof typeof FATES, ChangeKind][]) {
    for (const recorded of difference[fate]) {
      const [name = '', anchor] = recorded.split('#');
      const change = changes.get(name) ?? {
        kinds: [],
        name,
        kind: 'type',
        fromSlug: slugOf(name, from),
        toSlug: slugOf(name, to),
        members: [],
      };
      changes.set(name, change);
      const target = anchor === undefined ? change : findMember(change, anchor);
      target.kinds.push(kind);
    }
  }
  return [...changes.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Returns a member of a change, such as `prop-rows`, and adds it if it is missing. */
function findMember({ members }: ExportChange, anchor: string): ExportChange['members'][number] {
  const [, member = 'prop', name = anchor] = /^(\w+?)-(.*)$/.exec(anchor) ?? [];
  const known = members.find((each) => each.member === member && each.name === name);
  const found = known ?? { kinds: [], name, member: member as MemberKind };
  if (!known) {
    members.push(found);
  }
  return found;
}
