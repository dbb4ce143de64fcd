import type { MinorFates } from '../minors/types';

/**
 * History of an entry, a member or a type across documented versions, which are named as in `index.json`: `v6`,
 * `current`, `next` …
 */
export interface History {
  /** The version that added it; missing if the first documented version of its family has it. */
  since?: string;
  /** Earlier names, oldest first. */
  formerly?: FormerName[];
  /** The first version that deprecates it. */
  deprecated?: string;
  /** The first version without it. */
  removed?: string;
  /** The minor releases of these versions, if known. */
  minors?: MinorFates;
  /** Replacement, as far as the packages or their later versions state one. */
  instead?: string;
}

/** A name that was given up for another. */
export interface FormerName {
  name: string;
  /** Its former package, if that is not documented. */
  package?: string;
  /** The first version without that name. */
  before: string;
}
