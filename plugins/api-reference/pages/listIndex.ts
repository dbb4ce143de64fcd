import type { ApiEntry, EntryKind, Plan } from '../types';
import { ENTRY_KINDS } from '../types';
import type { PageContext } from './buildEntryPage';
import type { HistoryView } from './describeHistory';
import type { LabelId, Labels } from './labels';

/** Entries of one kind in an index. */
export interface IndexSection {
  kind: EntryKind;
  entries: IndexLine[];
}

/** One entry in an index. */
export interface IndexLine {
  name: string;
  address: string;
  plan: Plan;
  isDeprecated: boolean;
  history?: HistoryView;
}

/** Lists entries by kind. */
export function listIndex(
  docs: readonly ApiEntry[],
  { links, describeHistory }: Pick<PageContext, 'links' | 'describeHistory'>,
): IndexSection[] {
  return ENTRY_KINDS.map((kind) => ({
    kind,
    entries: docs
      .filter((doc) => doc.kind === kind)
      .map((doc) => ({
        name: doc.name,
        address: links.get(doc.name) ?? '',
        plan: doc.plan,
        isDeprecated: doc.deprecated !== null,
        // Former names are told on the page of the entry.
        history: describeHistory({ ...doc, history: { ...doc.history, formerly: [] } }),
      })),
  })).filter(({ entries }) => entries.length > 0);
}

/** Returns the title of a family's index. */
export function familyTitle(family: string, labels: Labels): string {
  return labels[`index.title.${family}` as LabelId] ?? family;
}
