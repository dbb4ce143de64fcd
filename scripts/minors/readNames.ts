import { listMembers } from '../../plugins/api-reference/listMembers.ts';
import type {
  ApiEntry,
  ApiReference,
  Documented,
  Plan,
  Planned,
} from '../../plugins/api-reference/types.ts';
import type { ReadMember, ReadName } from './types.ts';

/** Reduces an API reference to its names, and to what affects how they were extracted. */
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
    // The plan of a class is that of its component.
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

/**
 * Describes a type that is generic or an alias, because its members depend on its parameters and on the aliased type.
 */
function shapeOf(entry: ApiEntry): string {
  const isType = entry.kind === 'interface' || entry.kind === 'class';
  return isType ? `${entry.typeParameters}${entry.definition === null ? '' : '='}` : '';
}

/** A deprecation without a reason has an empty string. */
function readMember({ deprecated }: Pick<Documented, 'deprecated'>, plan: Plan): ReadMember {
  return { plan, deprecated: deprecated !== null };
}
