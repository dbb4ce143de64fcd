import { posix } from 'node:path';

/** A page in its version's folder. */
interface LinkingPage {
  /** Folder relative to the site, `docs/react-data-grid/sorting`. */
  readonly folder: string;
  /** Source of the page. */
  readonly text: string;
}

const LINK = /\]\(([^)\s#]+)\/index\.mdx/g;

/**
 * Finds pages that neither link to another page of their area, their parent folder, nor are linked from one.
 *
 * @returns their folders
 */
export function findUnlinkedPages(pages: readonly LinkingPage[]): string[] {
  const isLinked = new Set<string>();
  for (const { folder, text } of pages) {
    const area = posix.dirname(folder);
    for (const [, link = ''] of text.matchAll(LINK)) {
      const target = posix.join(folder, link);
      if (target !== folder && posix.dirname(target) === area) {
        isLinked.add(folder).add(target);
      }
    }
  }
  const isAlone = ({ folder }: LinkingPage) =>
    !pages.some((page) => page.folder !== folder && areaOf(page) === areaOf({ folder }));
  return pages
    .filter((page) => !isLinked.has(page.folder) && !isAlone(page))
    .map(({ folder }) => folder);
}

const areaOf = ({ folder }: Pick<LinkingPage, 'folder'>): string => posix.dirname(folder);
