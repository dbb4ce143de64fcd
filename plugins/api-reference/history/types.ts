import type { MinorFates } from '../minors/types';

/**
 * What became of an entry, a member or a type from one documented version to the next. Versions go by
 * the names in `index.json`: `v6`, `current`, `next` …
 */
export interface History {
  /** The version that brought it; not there for what the first documented version of its family had. */
  since?: string;
  /** Earlier names, oldest first. */
  formerly?: FormerName[];
  /** The first version that advises against it. */
  deprecated?: string;
  /** The first version that no longer has it. */
  removed?: string;
  /** The minor releases of these versions, as far as they are known. */
  minors?: MinorFates;
  /** Replacement, as far as the packages or their later versions state one. */
  instead?: string;
}

/** A name that was given up for another. */
export interface FormerName {
  name: string;
  /** The package it was in, where that is not a documented one. */
  package?: string;
  /** The first version without that name. */
  before: string;
}
