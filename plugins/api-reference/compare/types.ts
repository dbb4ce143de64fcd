import type { MemberKind } from '../listMembers';
import type { EntryKind, ExportDoc } from '../types';

/** What can happen to something between two versions; several may. */
export type ChangeKind = 'added' | 'removed' | 'renamed' | 'changed' | 'deprecated';

/** One fact that is not what it was. */
export interface Difference {
  what: 'type' | 'default' | 'required' | 'plan' | 'className';
  /** `null` for none. */
  from: string | null;
  /** `null` for none. */
  to: string | null;
}

/** What happened to something with a name. */
export interface Change {
  /** Empty for what is as it was. */
  kinds: ChangeKind[];
  /** In the later version, or the last one it had. */
  name: string;
  /** In the earlier version, when it was another. */
  formerName?: string;
  differences?: Difference[];
  /** What to use in place of what is removed or deprecated. */
  instead?: string;
}

/** What happened to a prop, slot, class … of an entry. */
export interface MemberChange extends Change {
  member: MemberKind;
}

/** What happened to an export, and to its members when it is in both versions. */
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
