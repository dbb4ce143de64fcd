/**
 * Names that one minor of a family added and removed. Members have the form `DataGrid#prop-rows`, the end of their
 * address.
 */
export interface MinorChanges {
  /** Such as `7.12`. */
  minor: string;
  /** Date of its first release, `2024-08-01`; `null` if the packages do not contain it. */
  date: string | null;
  added: string[];
  deprecated: string[];
  removed: string[];
}

/**
 * Changes in the minors of a major: `data/minors/<family>-<major>.json`, written by `npm run history:minors`. Changes
 * of the first minor are relative to the last minor of the previous major, if that is recorded.
 */
export interface RecordedMinors {
  family: string;
  major: number;
  /** Oldest first. */
  minors: MinorChanges[];
}

/** `minors/<family>.json`: the recorded minors of a family. */
export interface MinorsDocument {
  /** Address of the JSON Schema. */
  $schema: string;
  family: string;
  /** Oldest first. */
  majors: RecordedMinors[];
  /** Last segments of the addresses of entries, by the version that documents a major, and by name. */
  slugs: Record<string, Record<string, string>>;
}

/** When things happened to a name within one major, as minors such as `7.12`. */
export interface MinorFates {
  since?: string;
  deprecated?: string;
  removed?: string;
}
