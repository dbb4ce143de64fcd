import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { TIMELINE_PAGE } from '../../plugins/api-reference/minors/timelinePage.ts';
import { findPlace, type DocsVersion } from '../../src/versions/index.ts';
import { instanceNamed } from '../../src/versions/instances.ts';
import { handWrittenPages } from '../../lib/pages/handWrittenPages.ts';

/** Kind of a page; each kind has its own template. */
export type PageKind = 'home' | 'written' | 'api-index' | 'api' | 'api-tab' | 'other';

/** A page of the built site. */
export interface SitePage {
  /** Address, such as `/zh/x/react-data-grid/sorting/`. */
  readonly path: string;
  readonly language: 'en' | 'zh';
  readonly kind: PageKind;
  /** Folder of a hand-written page with its demos, relative to the site. */
  readonly folder?: string;
  /** Size of its HTML in bytes. */
  readonly size: number;
}

/** Folders without pages of the documentation. `demos` contains the pages that host demos. */
const NOT_PAGES = new Set(['assets', 'img', 'fonts', 'demos']);

/** Returns all pages of a build, sorted by address. */
export function sitePages(buildDir: string): SitePage[] {
  const folders = new Map(handWrittenPages().map(({ path, folder }) => [path, folder]));
  return findIndexFiles(buildDir).map((dir) => {
    const path = `/${relative(buildDir, dir).split(sep).join('/')}/`.replace('//', '/');
    const isChinese = /^\/zh\//.test(path);
    const english = isChinese ? path.slice('/zh'.length) : path;
    const folder = folders.get(english);
    return {
      path,
      language: isChinese ? 'zh' : 'en',
      kind: kindOf(english, folder),
      folder,
      size: statSync(join(dir, 'index.html')).size,
    };
  });
}

function findIndexFiles(dir: string): string[] {
  const below = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_PAGES.has(entry.name))
    .flatMap(({ name }) => findIndexFiles(join(dir, name)));
  return existsSync(join(dir, 'index.html')) ? [dir, ...below] : below;
}

function kindOf(path: string, folder: string | undefined): PageKind {
  if (path === '/') {
    return 'home';
  }
  if (folder) {
    return 'written';
  }
  if (/\/(components|hooks)-api\/$/.test(path)) {
    return 'api-tab';
  }
  const place = findPlace(path);
  const entry = place && /^api\/(.*)$/.exec(place.page)?.[1];
  if (entry === null || entry === undefined || entry.endsWith(`/${TIMELINE_PAGE}/`)) {
    return 'other';
  }
  return isIndex(entry, place!.version) ? 'api-index' : 'api';
}

/**
 * Whether an API address lists entries: the start page, and the family pages of versions whose families have folders.
 */
function isIndex(entry: string, { instance }: DocsVersion): boolean {
  const { families } = instanceNamed(instance);
  const depth = families.includes('') ? 0 : 1;
  return entry.split('/').length - 1 <= depth;
}

/** Positions of code on a page: in the description of its subject, and in those of the members. */
const CODE_PLACES = [
  /<div id="?api-intro(?:(?!<p class).)*?<pre>.*?<\/pre>/s,
  /<li id="?prop-[^>]*>(?:(?!<li id).)*?<pre>.*?<\/pre>/s,
];

/** Returns, for each version, the API pages whose descriptions contain the longest lines of code. */
export function pagesWithCode(pages: readonly SitePage[], buildDir: string): SitePage[] {
  const chosen = new Map<string, { readonly page: SitePage; readonly width: number }>();
  for (const page of pages.filter(({ kind, language }) => kind === 'api' && language === 'en')) {
    const [version = ''] = page.path.split('/api/');
    const html = readFileSync(join(buildDir, page.path, 'index.html'), 'utf8');
    for (const [index, place] of CODE_PLACES.entries()) {
      const key = `${version} ${index}`;
      const width = longestLine(place.exec(html)?.[0].split('<pre>').at(-1) ?? '');
      if (width > (chosen.get(key)?.width ?? 0)) {
        chosen.set(key, { page, width });
      }
    }
  }
  return [...new Set([...chosen.values()].map(({ page }) => page))];
}

function longestLine(html: string): number {
  return Math.max(...html.split('\n').map(({ length }) => length));
}

/**
 * Chooses the pages that a browser visits: all hand-written pages, and the largest and smallest page of each family's
 * generated pages and tabs, which together contain the elements of all others.
 */
export function choosePages(pages: readonly SitePage[]): SitePage[] {
  const generated = new Map<string, SitePage[]>();
  for (const page of pages.filter(isGenerated)) {
    const family =
      page.kind === 'api-tab'
        ? `${page.language}${/[^/]+\/$/.exec(page.path)}`
        : page.path.replace(/[^/]+\/$/, '');
    generated.set(family, [...(generated.get(family) ?? []), page]);
  }
  const extremes = [...generated.values()].flatMap((family) => {
    const bySize = [...family].sort((a, b) => a.size - b.size);
    return [bySize[0], bySize.length > 1 ? bySize.at(-1) : undefined];
  });
  return [
    ...pages.filter((page) => !isGenerated(page)),
    ...extremes.filter((page) => page !== undefined),
  ];
}

/** Whether the page lists members of the API reference and is not hand-written. */
export const isGenerated = ({ kind }: Pick<SitePage, 'kind'>): boolean =>
  kind === 'api' || kind === 'api-tab';
