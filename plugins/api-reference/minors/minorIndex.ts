import type { VersionName } from '../data/during';
import type { Subject } from '../history/lineage';
import { MAJORS } from './majors';
import { readMinors } from './readMinors';
import type { MinorFates, RecordedMinors } from './types';

/** Returns the minors in which a subject changed, within the major that a version documents. */
export type MinorIndex = (version: VersionName, subject: Subject) => MinorFates;

const NOTHING: MinorFates = {};

/** @param recorded families without a record have no fates */
export function createMinorIndex(recorded: readonly RecordedMinors[] = readMinors()): MinorIndex {
  const fates = new Map<string, MinorFates>();
  for (const { family, major, minors } of recorded) {
    const note = (names: readonly string[], fate: keyof MinorFates, minor: string): void =>
      names.forEach((name) => {
        const key = `${major} ${family}/${name}`;
        fates.set(key, { ...fates.get(key), [fate]: minor });
      });
    for (const { minor, added, deprecated, removed } of minors) {
      note(added, 'since', minor);
      note(deprecated, 'deprecated', minor);
      note(removed, 'removed', minor);
    }
  }
  const majors = new Map(MAJORS.map(({ major, version }) => [version, major]));
  return (version, subject) =>
    fates.get(`${majors.get(version)} ${subject.family}/${recordedName(subject)}`) ?? NOTHING;
}

/** Selectors are recorded as the exports that they are: which of them are listed is the reference's choice. */
function recordedName({ entry, member }: Subject): string {
  if (member?.kind === 'selector') {
    return member.name;
  }
  return member ? `${entry}#${member.kind}-${member.name}` : entry;
}

/** Returns whether a minor is the first of its major, which the name of the major already implies. */
export function isFirstMinor(minor: string): boolean {
  return minor.endsWith('.0');
}
