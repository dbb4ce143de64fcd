/** A listing that codemods are run on, with what must come of it. */
export interface CodemodCase {
  /** Their folders below that of their package: `v6.0.0/data-grid/rename-rowsPerPageOptions-prop`. */
  readonly codemods: readonly string[];
  /** The page, relative to the site, and the line of the listing. */
  readonly place: string;
  readonly before: string;
  /** The page's own listing of the result where it has one, else that of the newer version. */
  readonly expected: string;
}
