import { listMembers } from '../../plugins/api-reference/listMembers.ts';
import type {
  ApiEntry,
  ApiReference,
  Documented,
  Plan,
  Planned,
} from '../../plugins/api-reference/types.ts';
import type { ReadMember, ReadName } from './types.ts';

/** Leaves of a reference the names, and what decides how they were read. */
export function readNames({
  entries,
  exports,
}: Omit<ApiReference, 'packages'>): Record<string, ReadName> {
  const others = exports.map((each): [string, ReadName] => [
    each.name,
    {
      kind: each.kind,
      ...readMember(each, each.plan),
      shape: '',
      members: {},
      inherited: [],
    },
  ]);
  const documented = entries.map((entry): [string, ReadName] => [entry.name, readEntry(entry)]);
  const all = [...others, ...documented].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(all);
}

function readEntry(entry: ApiEntry): ReadName {
  const members = listMembers(entry).map(({ anchor, doc }): [string, ReadMember] => [
    anchor,
    // A class comes with its component.
    readMember(doc, 'plan' in doc ? (doc as Planned).plan : entry.plan),
  ]);
  return {
    kind: entry.kind,
    ...readMember(entry, entry.plan),
    shape: shapeOf(entry),
    members: Object.fromEntries(members),
    inherited: 'inherits' in entry ? listInherited(entry.inherits) : [],
  };
}

function listInherited(inherits: readonly { readonly props: readonly string[] }[]): string[] {
  return [...new Set(inherits.flatMap(({ props }) => props.map((name) => `prop-${name}`)))].sort();
}

/** A type with parameters, or one that stands for something else, has members only as far as these are known. */
function shapeOf(entry: ApiEntry): string {
  const isType = entry.kind === 'interface' || entry.kind === 'class';
  return isType ? `${entry.typeParameters}${entry.definition === null ? '' : '='}` : '';
}

/** A deprecation without a reason is an empty text. */
function readMember({ deprecated }: Pick<Documented, 'deprecated'>, plan: Plan): ReadMember {
  return { plan, deprecated: deprecated !== null };
}
