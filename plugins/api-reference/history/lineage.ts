import { VERSION_NAMES } from '../data/during';
import type { MemberKind } from '../listMembers';
import type { NamedExport, NamedMember, Surface } from './readSurface';
import type { RenameTable } from './renameTable';

/** Something with a name: an export of a family, or a member of one. */
export interface Subject {
  readonly family: string;
  readonly entry: string;
  readonly member?: { readonly kind: MemberKind; readonly name: string };
}

/** Follows names from version to version. Versions are places in `VERSION_NAMES`. */
export interface Lineage {
  find(at: number, subject: Subject): NamedExport | NamedMember | undefined;
  /** Returns the subject in the previous version; `null` when it did not exist. */
  before(at: number, subject: Subject): Subject | null;
  /** Returns the subject that replaced this one in the next version, under another name; `null` for none. */
  successor(at: number, subject: Subject): Subject | null;
  /**
   * Returns the subject's name in the next version, whether it exists there or not; `null` if its owner was removed.
   */
  after(at: number, subject: Subject): Subject | null;
}

/** Name of the member, or of the export itself. */
export function nameOf({ entry, member }: Subject): string {
  return member?.name ?? entry;
}

/** @param surfaces those of `VERSION_NAMES`, in this order */
export function createLineage(surfaces: readonly Surface[], renames: RenameTable): Lineage {
  const find: Lineage['find'] = (at, { family, entry, member }) => {
    const found = surfaces[at]?.get(`${family}/${entry}`);
    return member ? found?.members.get(`${member.kind}-${member.name}`) : found;
  };

  // Histories and comparisons follow the same names through the same versions.
  const known = surfaces.map(() => new Map<string, Subject | null>());
  const before: Lineage['before'] = (at, subject) => {
    const key = keyOf(subject);
    const former = known[at]?.get(key);
    if (former !== undefined) {
      return former;
    }
    const found = findFormer(at, subject);
    known[at]?.set(key, found);
    return found;
  };

  const findFormer = (at: number, subject: Subject): Subject | null => {
    const { member, ...owner } = subject;
    const formerOwner = member ? before(at, owner) : owner;
    const same = formerOwner && { ...formerOwner, ...(member && { member }) };
    if (!same || find(at - 1, same)) {
      return same;
    }
    const candidates = renames.formerSubjects(VERSION_NAMES[at] ?? 'next', subject, same.entry);
    return candidates.find((candidate) => find(at - 1, candidate)) ?? null;
  };

  const takenOver = surfaces.map((surface, at) => {
    const successors = new Map<string, Subject>();
    for (const subject of at === 0 ? [] : listSubjects(surface)) {
      const former = before(at, subject);
      if (former && nameOf(former) !== nameOf(subject)) {
        successors.set(keyOf(former), subject);
      }
    }
    return successors;
  });
  const successor: Lineage['successor'] = (at, subject) =>
    takenOver[at + 1]?.get(keyOf(subject)) ?? null;

  return {
    find,
    before,
    successor,
    after(at, { member, ...owner }) {
      const next = find(at + 1, owner) ? owner : successor(at, owner);
      return next && { ...next, ...(member && { member }) };
    },
  };
}

function listSubjects(surface: Surface): Subject[] {
  return [...surface].flatMap(([key, { name, members }]) => {
    const owner = { family: key.slice(0, key.indexOf('/')), entry: name };
    return [
      owner,
      ...[...members.values()].map(({ kind, name: member }) => ({
        ...owner,
        member: { kind, name: member },
      })),
    ];
  });
}

const keyOf = ({ family, entry, member }: Subject): string =>
  member ? `${family}/${entry}#${member.kind}-${member.name}` : `${family}/${entry}`;
