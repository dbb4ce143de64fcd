import { listMembers } from '../../api-reference/listMembers';
import type { ApiEntry } from '../../api-reference/types';
import type { PackedMinors } from '../types';

/** Lists what each minor release added, as far as it is recorded. */
export function collectMinors(entries: readonly ApiEntry[]): PackedMinors {
  const minors: Record<string, (number | string)[]> = {};
  const note = (minor: string | undefined, item: number | string): void => {
    if (minor !== undefined) {
      (minors[minor] ??= []).push(item);
    }
  };
  entries.forEach((entry, index) => {
    note(entry.history?.minors?.since, index);
    for (const { anchor, doc } of listMembers(entry)) {
      note(doc.history?.minors?.since, `${index} ${anchor}`);
    }
  });
  return minors;
}
