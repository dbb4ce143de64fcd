import { VERSION_NAMES, type VersionName } from '../data/during';
import { listMembers } from '../listMembers';
import type { ApiEntry, Documented, ExportDoc } from '../types';
import type { HistoricReferences } from './addHistories';
import { nameOf, type Subject } from './lineage';

/** A former name and its replacement. */
export interface FormerSubject {
  readonly name: string;
  readonly successor: Subject;
}

/** Names in prose or code: `slots.toolbar`, `<SimpleTreeView />`. */
const NAME = /[A-Za-z_$][\w$]*/g;

/** Props inside which a replacement is a slot. */
const OF_SLOTS: readonly (string | undefined)[] = ['slots', 'slotProps', 'components'];

type Docs = ReadonlyMap<string, { readonly subject: Subject; readonly doc: Documented }>;

/**
 * Lists the names of earlier versions that were replaced in this one, through all versions in between. Names that only
 * differ in case are omitted, as are names without a replacement.
 */
export function listFormerNames(
  { references, lineage }: HistoricReferences,
  version: VersionName,
): FormerSubject[] {
  const at = VERSION_NAMES.indexOf(version);
  const docs = VERSION_NAMES.slice(0, at).map((name): Docs => readDocs(references[name]));
  const found = new Map<string, FormerSubject>();
  docs.forEach((all, place) => {
    for (const { subject } of all.values()) {
      const successor = lineage.find(at, subject) ? null : follow(place, subject);
      const name = nameOf(subject);
      if (successor && nameOf(successor).toLowerCase() !== name.toLowerCase()) {
        found.set(`${name} ${keyOf(successor)}`, { name, successor });
      }
    }
  });
  // Names of a family in undocumented packages.
  for (const { name: entry, family, history } of references[version].entries) {
    for (const { name } of history?.formerly?.filter((each) => each.package !== undefined) ?? []) {
      if (name !== entry) {
        found.set(`${name} ${entry}`, { name, successor: { family, entry } });
      }
    }
  }
  return [...found.values()].sort((a, b) => compare(a.name, b.name));

  /** Returns the subject that has replaced another one, starting with an earlier version. */
  function follow(from: number, subject: Subject): Subject | null {
    let current: Subject | null = subject;
    for (let place = from; place < at && current; place += 1) {
      current = next(place, current);
    }
    return current;
  }

  /** Returns the subject in the next version. */
  function next(place: number, subject: Subject): Subject | null {
    const same = lineage.after(place, subject);
    if (same && lineage.find(place + 1, same)) {
      return same;
    }
    const instead = docs[place]?.get(keyOf(subject))?.doc.history?.instead;
    return (
      lineage.successor(place, subject) ??
      (instead === undefined ? null : findNamed(place + 1, same ?? subject, instead))
    );
  }

  /** Returns the replacement's name relative to the replaced subject. */
  function findNamed(place: number, { family, entry, member }: Subject, text: string) {
    const [name = '', slot] = text.match(NAME) ?? [];
    const kinds = member ? [member.kind, 'prop' as const] : [];
    const candidates: Subject[] = [
      ...(slot !== undefined && OF_SLOTS.includes(name)
        ? [{ family, entry, member: { kind: 'slot' as const, name: slot } }]
        : []),
      ...kinds.map((kind) => ({ family, entry, member: { kind, name } })),
      { family, entry: name },
    ];
    return candidates.find((each) => lineage.find(place, each)) ?? null;
  }
}

function readDocs({
  entries,
  exports,
}: {
  readonly entries: readonly ApiEntry[];
  readonly exports: readonly ExportDoc[];
}): Docs {
  const owners = [...exports, ...entries].map((doc) => ({
    subject: { family: doc.family, entry: doc.name },
    doc,
  }));
  const members = entries.flatMap((entry) =>
    listMembers(entry).map(({ kind, doc }) => ({
      subject: { family: entry.family, entry: entry.name, member: { kind, name: doc.name } },
      doc,
    })),
  );
  return new Map([...owners, ...members].map((each) => [keyOf(each.subject), each]));
}

function keyOf({ family, entry, member }: Subject): string {
  return [family, entry, member?.kind, member?.name].join(' ');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
