/** A change that was seen in a watched folder; the path is relative to the site. */
export interface FileEvent {
  readonly name: string;
  readonly path: string;
}

export function createReloadFilter(
  siteDir: string,
  pages: readonly string[],
): (event: FileEvent) => boolean;
