import type { Change, ExportChange } from '../../plugins/api-reference/compare/types.ts';

/** A change that a guide, or the pages of a family, must mention. */
export interface LineageEvent {
  /** Name in the earlier version: `GridFoo` or `GridFoo.bar`. */
  readonly subject: string;
  /** Names that must be mentioned: the old one, and the new one if it exists. */
  readonly names: readonly string[];
  /** For example `removed` or `type: string → number`. */
  readonly what: string;
}

/** Lists removals, renames and changes. Additions and deprecations break no code. */
export function listEvents(changes: readonly ExportChange[]): LineageEvent[] {
  return changes.flatMap((change) => [
    ...eventsOf(change, (name) => name),
    ...change.members.flatMap((member) =>
      eventsOf(member, (name) => `${change.formerName ?? change.name}.${name}`),
    ),
  ]);
}

/** Members that readers look up by name. Classes and parameters are covered by their owner. */
const NAMED: ReadonlySet<string> = new Set(['prop', 'slot', 'event', 'selector']);

/** Lists additions of the later version: exports, and members of existing exports. */
export function listNewNames(changes: readonly ExportChange[]): LineageEvent[] {
  return changes.flatMap((change) => {
    if (change.kinds.includes('added')) {
      return [describeNew(change.name, change.name)];
    }
    return change.members
      .filter(({ kinds, member }) => kinds.includes('added') && NAMED.has(member))
      .map(({ name }) => describeNew(`${change.name}.${name}`, name));
  });
}

const describeNew = (subject: string, name: string): LineageEvent => ({
  subject,
  names: [name],
  what: 'new',
});

function eventsOf(change: Change, subjectOf: (name: string) => string): LineageEvent[] {
  const { kinds, name, formerName = name, differences = [] } = change;
  // Slot names became lowercase when `components` became `slots`, which guides only mention once.
  const isRenamed = kinds.includes('renamed') && name.toLowerCase() !== formerName.toLowerCase();
  const what = [
    ...(kinds.includes('removed') ? ['removed'] : []),
    ...(isRenamed ? [`renamed to ${name}`] : []),
    ...differences.map((each) => `${each.what}: ${each.from ?? 'none'} → ${each.to ?? 'none'}`),
  ];
  return what.length === 0
    ? []
    : [
        {
          subject: subjectOf(formerName),
          names: [...new Set([formerName, name])],
          what: what.join('; '),
        },
      ];
}
