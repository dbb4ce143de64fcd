/**
 * What the site publishes, wherever it lies: a folder with a build, or what is packed with the command line tool. Paths
 * are relative to the root of the site, `x/v6/api-docs/index.json`.
 */
export interface DocsFiles {
  /** @returns the text of a file; `null` for one that is not there */
  read(path: string): Promise<string | null>;
  /** @returns the names of what is in a folder, sorted; nothing for one that is not there */
  list(folder: string): Promise<readonly string[]>;
}
