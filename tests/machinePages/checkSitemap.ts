import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from './checkPage.ts';
import { readHead } from './readHead.ts';

/** Checks that each page of a sitemap exists at its canonical address and in every listed language. */
export function checkSitemap(file: string, languages: number, site: BuiltSite): string[] {
  const entries = readFileSync(join(site.buildDir, file), 'utf8').match(/<url>.*?<\/url>/gs) ?? [];
  return [
    ...(entries.length > 0 ? [] : [`${file} is empty`]),
    ...entries.flatMap((entry) => {
      const own = /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '';
      const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
      const missing = [own, ...links.map(([, , url = '']) => url)].filter(
        (url) => !isPage(url, site),
      );
      return [
        ...(links.length === languages + 1 ? [] : [`${own} has ${links.length} alternates`]),
        ...(isPage(own, site) ? findCanonical(own, site) : []),
        ...missing.map((url) => `${own} names ${url}, which is no page`),
      ];
    }),
  ];
}

function findCanonical(url: string, { buildDir, origin }: BuiltSite): string[] {
  const { links } = readHead(join(buildDir, url.slice(origin.length), 'index.html'));
  const canonical = links.get('canonical');
  return canonical === url ? [] : [`${url} is known at ${canonical}`];
}

function isPage(url: string, { buildDir, origin }: BuiltSite): boolean {
  return existsSync(join(buildDir, url.slice(origin.length), 'index.html'));
}
