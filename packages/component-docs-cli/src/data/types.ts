/**
 * The published files of the site, from a build or from the packed data of the command line tool. Paths are relative to
 * the root of the site, `x/v6/api-docs/index.json`.
 */
export interface DocsFiles {
  /** @returns the text of a file; `null` if it does not exist */
  read(path: string): Promise<string | null>;
  /** @returns the sorted names in a folder; empty if it does not exist */
  list(folder: string): Promise<readonly string[]>;
}
