import { VERSION_NAMES, type VersionName } from '../../plugins/api-reference/data/during.ts';
import type { HistoricReferences } from '../../plugins/api-reference/history/addHistories.ts';
import { nameOf, type Lineage, type Subject } from '../../plugins/api-reference/history/lineage.ts';
import { listMembers } from '../../plugins/api-reference/listMembers.ts';
import type { ApiReference, Documented } from '../../plugins/api-reference/types.ts';
import { majorLabel } from '../../src/versions/index.ts';
import type { NameTable } from './types.ts';

interface Known {
  readonly subject: Subject;
  readonly doc: Pick<Documented, 'history'>;
}

/** Maps the names of one version to another, according to the history in the API reference. */
export function createNameTable(
  { references, lineage }: HistoricReferences,
  from: VersionName,
  to: VersionName,
): NameTable {
  const known = listKnown(references[from]);
  const target = listKnown(references[to]);
  const targetExports = new Set(target.map(({ subject }) => subject.entry));
  const follow = (subject: Subject) => followSubject(lineage, subject, from, to);
  const byName = groupBy(known, ({ subject }) => nameOf(subject));
  const interfaces = readMemberNames(known);

  /** Returns the single new name of all subjects, or `undefined` if they disagree or one of them keeps the name. */
  const agree = (all: readonly Known[]): string | undefined => {
    const names = new Set(all.flatMap(({ subject }) => nameOfOrNone(follow(subject))));
    const [name] = names;
    return names.size === 1 && !all.some(({ subject }) => nameOf(subject) === name)
      ? name
      : undefined;
  };
  const named = (name: string, isMeant: (subject: Subject) => boolean) =>
    agree((byName.get(name) ?? []).filter(({ subject }) => isMeant(subject)));

  return {
    exported: (name) => named(name, ({ member }) => !member || member.kind === 'selector'),
    hasExport: (name) => targetExports.has(name),
    prop: (component, name) =>
      named(name, ({ entry, member }) => entry === component && member?.kind === 'prop'),
    slot: (name) => named(name, ({ member }) => member?.kind === 'slot'),
    property(keys, name) {
      const owners = [...interfaces].flatMap(([entry, members]) =>
        keys.length > 1 && keys.every((key) => members.has(key)) ? [entry] : [],
      );
      return named(name, ({ entry, member }) => member?.kind === 'prop' && owners.includes(entry));
    },
    event: (name) => named(name, ({ member }) => member?.kind === 'event'),
    cssClass: (name) => named(name, ({ member }) => member?.kind === 'class'),
    inProse: (name) => named(name, () => true),
    explain(name) {
      const all = byName.get(name) ?? [];
      const lacking = all.filter(({ subject }) => follow(subject) === null);
      if (lacking.length === 0) {
        return null;
      }
      const instead = target.filter(({ doc }) => doc.history?.instead === name);
      const predecessors = [...new Set(instead.map(({ subject }) => nameOf(subject)))];
      const since = lacking.map(({ doc }) => doc.history?.since).find(Boolean);
      return [
        since ? `\`${name}\` came with ${majorLabel(since)}` : `${to} has no \`${name}\``,
        ...predecessors.map((each) => `${majorLabel(to)} has \`${each}\` in its place`),
      ].join('; ');
    },
  };
}

/** Returns the counterpart of a subject in another version, whether renamed or not; `null` if there is none. */
function followSubject(
  lineage: Lineage,
  subject: Subject,
  from: VersionName,
  to: VersionName,
): Subject | null {
  const end = VERSION_NAMES.indexOf(to);
  let place = VERSION_NAMES.indexOf(from);
  let current: Subject | null = subject;
  while (current && place !== end) {
    current = place > end ? lineage.before(place, current) : findNext(lineage, place, current);
    place += place > end ? -1 : 1;
  }
  return current;
}

function findNext(lineage: Lineage, place: number, subject: Subject): Subject | null {
  const same = lineage.after(place, subject);
  return same && lineage.find(place + 1, same) ? same : lineage.successor(place, subject);
}

function listKnown({ entries, exports }: ApiReference): Known[] {
  return [
    ...[...exports, ...entries].map((doc) => ({
      subject: { family: doc.family, entry: doc.name },
      doc,
    })),
    ...entries.flatMap((entry) =>
      listMembers(entry).map(({ kind, doc }) => ({
        subject: { family: entry.family, entry: entry.name, member: { kind, name: doc.name } },
        doc,
      })),
    ),
  ];
}

/** Returns the props of each entry that has some, by the entry's name. */
function readMemberNames(known: readonly Known[]): Map<string, Set<string>> {
  const props = known.filter(({ subject }) => subject.member?.kind === 'prop');
  return new Map(
    [...groupBy(props, ({ subject }) => subject.entry)].map(([entry, all]) => [
      entry,
      new Set(all.map(({ subject }) => nameOf(subject))),
    ]),
  );
}

function groupBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value)) ?? [];
    groups.set(keyOf(value), group);
    group.push(value);
  }
  return groups;
}

const nameOfOrNone = (subject: Subject | null): string[] => (subject ? [nameOf(subject)] : []);
