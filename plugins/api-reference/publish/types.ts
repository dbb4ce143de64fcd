import type { ComparisonDocument } from '../compare/types';
import type { History } from '../history/types';
import type { MinorsDocument } from '../minors/types';
import type { ApiEntry, Deprecation, EntryKind, ExportDoc, PackageDoc, Plan } from '../types';

/** An entry as the index of a version lists it. */
export interface IndexEntry {
  name: string;
  kind: EntryKind;
  family: string;
  package: string;
  plan: Plan;
  deprecated: Deprecation;
  history?: History;
  /** Address of the page. */
  page: string;
  /** Address of the entry as JSON. */
  json: string;
}

/** `index.json`: contents of a version's reference. */
export interface IndexDocument {
  /** Address of the JSON Schema. */
  $schema: string;
  /** The docs version: `current`, `next`, `v6` … */
  version: string;
  packages: PackageDoc[];
  entries: IndexEntry[];
  /** Address of the other exports as JSON. */
  exports: string;
}

/** `exports.json`: exports of the packages that are not entries. */
export interface ExportsDocument {
  /** Address of the JSON Schema. */
  $schema: string;
  exports: ExportDoc[];
}

/** Everything that is published below `api-docs`. */
export type PublishedDocument =
  ApiEntry | IndexDocument | ExportsDocument | ComparisonDocument | MinorsDocument;
