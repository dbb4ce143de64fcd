import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoFiles } from '../packages/readVersionPackages.ts';
import type { SitePage } from './sitePages.ts';

/** The hand-written pages that have demos. */
export function pagesWithDemos(pages: readonly SitePage[]): SitePage[] {
  return pages.filter(({ folder }) => folder !== undefined && demoFiles(folder).length > 0);
}

/** The first page of each kind, and of each version where the kind has versions. */
export function oneOfEachKind(pages: readonly SitePage[]): SitePage[] {
  const demos = new Set(pagesWithDemos(pages));
  const chosen = new Map<string, SitePage>();
  for (const page of pages) {
    const version = page.folder?.split('/').slice(0, -2).join('/') ?? '';
    const key = `${page.kind} ${page.kind === 'written' ? version : ''} ${demos.has(page)}`;
    chosen.set(key, chosen.get(key) ?? page);
  }
  return [...chosen.values()];
}

/** A page with demos and another page whose text links to it, or nothing when no page does. */
export function linkedPages(
  pages: readonly SitePage[],
  buildDir: string,
): { from: SitePage; to: SitePage } | undefined {
  const sources = pages.map((page) => ({
    page,
    html: mainOf(readFileSync(join(buildDir, page.path, 'index.html'), 'utf8')),
  }));
  for (const to of pagesWithDemos(pages)) {
    // Minified HTML leaves the quotes out.
    const link = new RegExp(`href="?${to.path}"?[\\s>]`);
    const from = sources.find(({ page, html }) => page !== to && link.test(html));
    if (from) {
      return { from: from.page, to };
    }
  }
  return undefined;
}

/** The page without its navigation, where some links only open a group. */
const mainOf = (html: string): string => html.slice(html.indexOf('<main'));
