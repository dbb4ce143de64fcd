/** A listing to run codemods on, with the expected output. */
export interface CodemodCase {
  /** Folders of the codemods inside their package, such as `v6.0.0/data-grid/rename-rowsPerPageOptions-prop`. */
  readonly codemods: readonly string[];
  /** Path of the page, relative to the site, and line of the listing. */
  readonly place: string;
  readonly before: string;
  /** The page's listing of the output if it has one, otherwise the listing of the newer version. */
  readonly expected: string;
}
