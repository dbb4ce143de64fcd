import type { Change, ExportChange } from '../../plugins/api-reference/compare/types.ts';

/** Something that a guide has to speak of. */
export interface LineageEvent {
  /** `GridFoo` or `GridFoo.bar`: the name in the earlier version. */
  readonly subject: string;
  /** The names that the guide has to write: the old one, and the new one where there is one. */
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
