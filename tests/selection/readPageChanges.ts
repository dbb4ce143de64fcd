import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import { findChangedVersions } from './findChangedVersions.ts';
import type { GitChanges } from './readGitChanges.ts';

/**
 * A kind of change: `new` in one of the languages, `demos` including their helper files and elements in the text,
 * `packages` of the version, the English `text` and related files, the `translation`, or the tests of the `claims`.
 */
export type PageChange = 'new' | 'demos' | 'packages' | 'text' | 'translation' | 'claims';

/** The properties of a page that determine its changes. */
export type SelectablePage = Pick<HandWrittenPage, 'folder' | 'chineseFile'> & {
  readonly version: Pick<HandWrittenPage['version'], 'folder'>;
};

/** Changes since a commit. */
export interface SiteChanges {
  /** Changes by folder of the page; unchanged pages are absent. */
  readonly pages: ReadonlyMap<string, ReadonlySet<PageChange>>;
  /** Other changed files: code, styles, strings and packages of the site. */
  readonly shared: readonly string[];
  /** Every changed file, relative to the site, including removed ones. */
  readonly files: readonly string[];
}

/** Files that are not part of the site: tests, tools and documents of the repository. */
const NOT_SHOWN =
  /(?:^|\/)__tests__\/|^(?:\.ci|\.github|bench|packages|scripts)\/|^[^/]+\.md$|^\.\w+(?:ignore|rc)?$|^(?:cspell|eslint|prettier)[^/]*$/;
const NOT_SHOWN_TESTS =
  /^tests\/(?!browser\/|jest\/|claims\/|exports\/)|^tests\/[^/]+\/__tests__\//;
const CLAIMS = /^claims\.(?:browser\.)?test\.tsx?$|^problems\.(?:test\.tsx|json)$/;
const ELEMENT = /^\s*<[A-Z].*$/gm;

/**
 * Assigns changed files to pages.
 *
 * @param root absolute path of the site
 */
export function readPageChanges(
  root: string,
  pages: readonly SelectablePage[],
  { files, textBefore }: GitChanges,
): SiteChanges {
  const changes = new Map<string, Set<PageChange>>();
  const shared: string[] = [];
  const english = new Map(pages.map((page) => [page.folder, page]));
  const chinese = new Map(pages.map((page) => [dirname(page.chineseFile), page]));
  const add = ({ folder }: SelectablePage, change: PageChange) =>
    changes.set(folder, (changes.get(folder) ?? new Set()).add(change));

  for (const [file, status] of files) {
    const [folder, page] = findOwner(file, english) ?? findOwner(file, chinese) ?? [];
    if (folder === undefined || page === undefined) {
      if (!NOT_SHOWN.test(file) && !NOT_SHOWN_TESTS.test(file)) {
        shared.push(file);
      }
    } else if (file === `${folder}/index.mdx` && status === 'added') {
      add(page, 'new');
    } else if (folder !== page.folder) {
      add(page, hasOtherElements(file) ? 'demos' : 'translation');
    } else {
      add(page, classify(file, file.slice(folder.length + 1)));
    }
  }
  for (const folder of findVersions()) {
    pages.filter((page) => page.version.folder === folder).forEach((page) => add(page, 'packages'));
  }
  return { pages: changes, shared, files: [...files.keys()] };

  function classify(file: string, name: string): PageChange {
    if (CLAIMS.test(name)) {
      return 'claims';
    }
    const isText =
      name !== 'index.mdx'
        ? /^[^/]+\.json$|^demos\/heights\.json$/.test(name)
        : !hasOtherElements(file);
    return isText ? 'text' : 'demos';
  }

  function hasOtherElements(file: string): boolean {
    const elements = (text: string) => (text.match(ELEMENT) ?? []).join('\n');
    return file.endsWith('.mdx') && elements(textBefore(file)) !== elements(textNow(file));
  }

  function textNow(file: string): string {
    return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  }

  /**
   * Returns versions whose packages changed. Modules that start all demos of a version count as shared, so only a
   * sample of pages is visited after their change.
   */
  function findVersions(): Set<string> {
    const folders = [...new Set(pages.map(({ version }) => version.folder))];
    const lockfile = 'package-lock.json';
    return files.has(lockfile)
      ? findChangedVersions(textBefore(lockfile), textNow(lockfile), folders)
      : new Set<string>();
  }
}

/**
 * Returns the page whose folder contains a file. Folders of pages may be nested. `_features.json` belongs to several
 * pages.
 */
function findOwner(
  file: string,
  pages: ReadonlyMap<string, SelectablePage>,
): [string, SelectablePage] | undefined {
  for (let dir = dirname(file); dir !== '.'; dir = dirname(dir)) {
    const page = pages.get(dir);
    if (page) {
      return file.startsWith(`${dir}/_`) ? undefined : [dir, page];
    }
  }
  return undefined;
}
