import type { MemberKind } from '../listMembers';
import type { EntryKind, ExportDoc } from '../types';

/** Kinds of change between two versions; several may apply. */
export type ChangeKind = 'added' | 'removed' | 'renamed' | 'changed' | 'deprecated';

/** A fact that differs between two versions. */
export interface Difference {
  what: 'type' | 'default' | 'required' | 'plan' | 'className';
  /** `null` for none. */
  from: string | null;
  /** `null` for none. */
  to: string | null;
}

/** Change of something that has a name. */
export interface Change {
  /** Empty if it did not change. */
  kinds: ChangeKind[];
  /** Name in the later version, or the last name before it was removed. */
  name: string;
  /** Name in the earlier version, if it was different. */
  formerName?: string;
  differences?: Difference[];
  /** Replacement of something removed or deprecated. */
  instead?: string;
  /** What the package advises about something deprecated that no single name replaces, in English Markdown. */
  advice?: string;
}

/** Change of a prop, slot, class … of an entry. */
export interface MemberChange extends Change {
  member: MemberKind;
}

/** Change of an export, and of its members when both versions have it. */
export interface ExportChange extends Change {
  kind: EntryKind | ExportDoc['kind'];
  /** Last segment of its address in the earlier version; `null` if it has no page there. */
  fromSlug: string | null;
  /** Last segment of its address in the later version; `null` if it has no page there. */
  toSlug: string | null;
  members: MemberChange[];
}

/** `compare/<from>/<to>/<family>.json`: the differences of a family between two versions. */
export interface ComparisonDocument {
  /** Address of the JSON Schema. */
  $schema: string;
  /** The earlier version. */
  from: string;
  /** The later version. */
  to: string;
  family: string;
  /** Exports that have a page, and other exports that changed. */
  changes: ExportChange[];
}
