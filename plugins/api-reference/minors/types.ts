/**
 * Names that one minor of a family added and removed. Members have the form `DataGrid#prop-rows`, the end of their
 * address.
 */
export interface MinorChanges {
  /** Such as `7.12`. */
  minor: string;
  /** The day of its first release, `2024-08-01`; `null` where the packages do not say. */
  date: string | null;
  added: string[];
  deprecated: string[];
  removed: string[];
}

/**
 * What the minors of a major changed: `data/minors/<family>-<major>.json`, written by `npm run history:minors`. What the
 * first minor changed is told from the last one of the major before, where that is recorded, too.
 */
export interface RecordedMinors {
  family: string;
  major: number;
  /** Oldest first. */
  minors: MinorChanges[];
}

/** `minors/<family>.json`: what is recorded of a family's minors. */
export interface MinorsDocument {
  /** Address of the JSON Schema. */
  $schema: string;
  family: string;
  /** Oldest first. */
  majors: RecordedMinors[];
  /** The ends of the addresses of entries, by the version that documents a major, and by name. */
  slugs: Record<string, Record<string, string>>;
}

/** When things happened to a name within one major, as minors such as `7.12`. */
export interface MinorFates {
  since?: string;
  deprecated?: string;
  removed?: string;
}
