import { posix } from 'node:path';

/** A page in its version's folder. */
interface LinkingPage {
  /** Folder relative to the site, `docs/react-data-grid/sorting`. */
  readonly folder: string;
  /** English address, `/x/react-data-grid/sorting/`. */
  readonly path: string;
  /** Source of the page. */
  readonly text: string;
}

/** Matches links to files, `../sorting/index.mdx`, and to addresses, `/x/react-data-grid/sorting/`. */
const LINK = /\]\((?:([^)\s#]+)\/index\.mdx|(\/[^)\s#]*))/g;

/**
 * Finds pages that neither link to another page of their area, their parent folder, nor are linked from one.
 *
 * @returns their folders
 */
export function findUnlinkedPages(pages: readonly LinkingPage[]): string[] {
  const folders = new Map(pages.map(({ path, folder }) => [path, folder]));
  const areas = new Map<string, number>();
  const linked = new Set<string>();
  for (const { folder, text } of pages) {
    const area = posix.dirname(folder);
    areas.set(area, (areas.get(area) ?? 0) + 1);
    for (const [, file, address = ''] of text.matchAll(LINK)) {
      const target = file === undefined ? folders.get(address) : posix.join(folder, file);
      if (target !== undefined && target !== folder && posix.dirname(target) === area) {
        linked.add(folder).add(target);
      }
    }
  }
  return pages
    .map(({ folder }) => folder)
    .filter((folder) => !linked.has(folder) && areas.get(posix.dirname(folder))! > 1);
}
