import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentElement } from '../../plugins/demos/shared/componentDemos.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { DOCS_VERSIONS, findPlace, versionsOfInstance } from '../../src/versions/index.ts';
import { demoFiles } from '../packages/readVersionPackages.ts';
import type { SitePage } from './sitePages.ts';

/**
 * Moves pages of instances with a single version to the end, so that the first page of each kind has every feature of
 * its kind.
 */
export function versionedFirst(pages: readonly SitePage[]): SitePage[] {
  const alone = new Set(pages.filter(hasOneVersion));
  return [...pages.filter((page) => !alone.has(page)), ...alone];
}

function hasOneVersion({ path }: SitePage): boolean {
  const place = findPlace(path.replace(/^\/zh(?=\/)/, ''));
  return place !== null && versionsOfInstance(place.version.instance).length === 1;
}

/** Returns the hand-written pages that have demos. */
export function pagesWithDemos(pages: readonly SitePage[]): SitePage[] {
  return pages.filter(({ folder }) => folder !== undefined && demoFiles(folder).length > 0);
}

/** Returns the data grid's overview in each version. Its demos have many kinds of colors, sizes and spacing. */
export function gridOverviews(pages: readonly SitePage[]): SitePage[] {
  return pagesWithDemos(pages).filter(({ path }) => /^\/x\/(\w+\/)?react-data-grid\/$/.test(path));
}

/** Returns the pages with demos that run in their own frame. */
export function pagesWithIsolatedDemos(pages: readonly SitePage[]): SitePage[] {
  return pagesWithDemos(pages).filter(({ folder = '' }) =>
    /<Demo\b[^>]*\bisolated\b/.test(readFileSync(join(SITE_DIR, folder, 'index.mdx'), 'utf8')),
  );
}

/** Returns the pages that show the anatomy of a component. */
export const pagesWithAnatomies = (pages: readonly SitePage[]) => pagesWith('Anatomy', pages);

/** Returns the pages with controls for the props of a component. */
export const pagesWithControls = (pages: readonly SitePage[]) => pagesWith('Controls', pages);

function pagesWith(element: ComponentElement, pages: readonly SitePage[]): SitePage[] {
  return pagesWithDemos(pages).filter(({ folder = '' }) =>
    new RegExp(`^<${element}\\b`, 'm').test(
      readFileSync(join(SITE_DIR, folder, 'index.mdx'), 'utf8'),
    ),
  );
}

/** Returns the first page with demos that has both a previous and a next page. */
export function pageWithNeighbors(
  pages: readonly SitePage[],
  buildDir: string,
): SitePage | undefined {
  return pagesWithDemos(pages).find(({ path }) => {
    const html = readFileSync(join(buildDir, path, 'index.html'), 'utf8');
    return ['prev', 'next'].every((side) => html.includes(`pagination-nav__link--${side}`));
  });
}

/** Returns the first page of each kind, with and without demos, and of each version for hand-written pages. */
export function oneOfEachKind(pages: readonly SitePage[]): SitePage[] {
  const demos = new Set(pagesWithDemos(pages));
  const chosen = new Map<string, SitePage>();
  for (const page of pages) {
    const version = DOCS_VERSIONS.find(({ folder }) => page.folder?.startsWith(`${folder}/`))?.name;
    const key = `${page.kind} ${page.kind === 'written' ? version : ''} ${demos.has(page)}`;
    chosen.set(key, chosen.get(key) ?? page);
  }
  return [...chosen.values()];
}

/** Returns the largest page of the API reference, which has members of every kind. */
export function largestApiPage(pages: readonly SitePage[]): SitePage | undefined {
  return pages.filter(({ kind }) => kind === 'api').sort((a, b) => b.size - a.size)[0];
}

/** Returns the first page with each kind of API tab. */
export function pagesWithTabs(pages: readonly SitePage[]): SitePage[] {
  const tabs = pages.filter(({ kind }) => kind === 'api-tab').map(({ path }) => path);
  const chosen = ['components-api/', 'hooks-api/'].map((segment) =>
    pages.find(({ path }) => tabs.includes(path + segment)),
  );
  return [...new Set(chosen.filter((page) => page !== undefined))];
}

/** Returns a page with demos and another page whose text links to it, or `undefined` if there is none. */
export function linkedPages(
  pages: readonly SitePage[],
  buildDir: string,
): { from: SitePage; to: SitePage } | undefined {
  const sources = pages.map((page) => ({
    page,
    html: mainOf(readFileSync(join(buildDir, page.path, 'index.html'), 'utf8')),
  }));
  for (const to of pagesWithDemos(pages)) {
    // Minified HTML omits the quotes.
    const link = new RegExp(`href="?${to.path}"?[\\s>]`);
    const from = sources.find(({ page, html }) => page !== to && link.test(html));
    if (from) {
      return { from: from.page, to };
    }
  }
  return undefined;
}

/** Returns the page's HTML without the navigation, where some links only expand a group. */
const mainOf = (html: string): string => html.slice(html.indexOf('<main'));
