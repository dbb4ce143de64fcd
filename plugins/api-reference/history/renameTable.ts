import type { VersionName } from '../data/during';
import type { RenamePattern, Renames, ReviewedNames } from '../data/renames';
import { nameOf, type Subject } from './lineage';

/** Lookup of the reviewed renames. */
export interface RenameTable {
  /**
   * Returns possible former names of a subject, most likely first.
   *
   * @param entry former name of its export
   */
  formerSubjects(version: VersionName, subject: Subject, entry: string): Subject[];
  /** Returns the replacement of a subject in a version if it is something else; `null` for none. */
  replacement(version: VersionName, subject: Subject): string | null;
}

export function createRenameTable({
  renames,
  patterns,
}: Pick<ReviewedNames, 'renames' | 'patterns'>): RenameTable {
  const listsFor = (version: VersionName, { family, entry, member }: Subject): Renames[] =>
    renames.filter(
      (each) =>
        each.in === version &&
        each.family === family &&
        each.what === (member?.kind ?? 'export') &&
        (!member || !each.of || each.of.includes(entry)),
    );

  return {
    replacement: (version, subject) =>
      listsFor(version, subject)
        .map(({ replaced = {} }) => replaced[nameOf(subject)])
        .find(Boolean) ?? null,

    formerSubjects(version, subject, entry) {
      const name = nameOf(subject);
      const withName = (former: string): Subject =>
        subject.member
          ? { ...subject, entry, member: { ...subject.member, name: former } }
          : { ...subject, entry: former };
      const pairs = listsFor(version, subject).flatMap(({ renamed = {} }) =>
        Object.entries(renamed),
      );
      return [
        ...pairs.flatMap(([old, now]) => (now === name ? [withName(old)] : [])),
        ...pairs.flatMap(([old, now]) =>
          subject.member ? [] : deriveNames(name, now, old).map(withName),
        ),
        ...patterns
          .filter((pattern) => concerns(pattern, version, subject))
          .flatMap(({ formerName }) => {
            const former = formerName(name);
            return former === null ? [] : [withName(former)];
          }),
      ];
    },
  };
}

function concerns(pattern: RenamePattern, version: VersionName, subject: Subject): boolean {
  return (
    (pattern.in ?? version) === version &&
    (pattern.family ?? subject.family) === subject.family &&
    pattern.what === (subject.member?.kind ?? 'export') &&
    (!pattern.of || pattern.of.test(subject.entry))
  );
}

/** Derives names that contain a component's name: `DateCalendarProps`, `dateCalendarClasses`. */
function deriveNames(name: string, now: string, old: string): string[] {
  return [
    [now, old],
    [uncapitalize(now), uncapitalize(old)],
  ]
    .map(([part = '', former = '']) => name.replace(new RegExp(`${part}(?![a-z])`), former))
    .filter((derived) => derived !== name);
}

const uncapitalize = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
