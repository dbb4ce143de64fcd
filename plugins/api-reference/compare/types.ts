import type { MemberKind } from '../listMembers';
import type { EntryKind, ExportDoc } from '../types';

/** Kinds of change between two versions; several may apply. */
export type ChangeKind = 'added' | 'removed' | 'renamed' | 'changed' | 'deprecated';

/** One fact that is not what it was. */
export interface Difference {
  what: 'type' | 'default' | 'required' | 'plan' | 'className';
  /** `null` for none. */
  from: string | null;
  /** `null` for none. */
  to: string | null;
}

/** Change of something that has a name. */
export interface Change {
  /** Empty for what is as it was. */
  kinds: ChangeKind[];
  /** In the later version, or the last one it had. */
  name: string;
  /** In the earlier version, when it was another. */
  formerName?: string;
  differences?: Difference[];
  /** Replacement of something removed or deprecated. */
  instead?: string;
}

/** Change of a prop, slot, class … of an entry. */
export interface MemberChange extends Change {
  member: MemberKind;
}

/** Change of an export, and of its members when both versions have it. */
export interface ExportChange extends Change {
  kind: EntryKind | ExportDoc['kind'];
  /** The end of its address in the earlier version; `null` for what has no page there. */
  fromSlug: string | null;
  /** The end of its address in the later version; `null` for what has no page there. */
  toSlug: string | null;
  members: MemberChange[];
}

/** `compare/<from>/<to>/<family>.json`: how a family differs between two versions. */
export interface ComparisonDocument {
  /** Address of the JSON Schema. */
  $schema: string;
  /** The earlier version. */
  from: string;
  /** The later version. */
  to: string;
  family: string;
  /** All that have a page, and the other exports to which something happened. */
  changes: ExportChange[];
}
