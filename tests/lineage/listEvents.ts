import type { Change, ExportChange } from '../../plugins/api-reference/compare/types.ts';

/** Something that a guide, or the pages of a family, have to speak of. */
export interface LineageEvent {
  /** `GridFoo` or `GridFoo.bar`: the name in the earlier version. */
  readonly subject: string;
  /** The names that have to be written: the old one, and the new one where there is one. */
  readonly names: readonly string[];
  /** `removed`, or `type: string → number`. */
  readonly what: string;
}

/** Lists what was removed, renamed or changed; what was added or deprecated breaks no code. */
export function listEvents(changes: readonly ExportChange[]): LineageEvent[] {
  return changes.flatMap((change) => [
    ...eventsOf(change, (name) => name),
    ...change.members.flatMap((member) =>
      eventsOf(member, (name) => `${change.formerName ?? change.name}.${name}`),
    ),
  ]);
}

/** Members that readers look for by name; classes and parameters belong to what they are part of. */
const NAMED: ReadonlySet<string> = new Set(['prop', 'slot', 'event', 'selector']);

/** Lists what the later version has in addition: exports, and members of exports that were there. */
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
  // Slots lost their capitals when `components` became `slots`, which guides say once.
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
