import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DOCS_VERSIONS, type DocsVersion } from '../../src/versions';
import { markdownAddress } from './address';
import { LISTS, listAddress } from './lists/listAddress';
import { renderVersionList } from './lists/renderVersionList';
import { renderPage } from './renderPage';
import type { MachinePage, MachineSite, PageKind } from './types';

/** Writes every page as Markdown, and the lists of each version. */
export async function writePages(
  pages: readonly MachinePage[],
  site: MachineSite,
  outDir: string,
): Promise<void> {
  const write = async (address: string, text: string): Promise<void> => {
    const file = path.join(outDir, address.slice(site.baseUrl.length));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  for (const page of pages.filter(({ kind }) => kind === 'site')) {
    await write(markdownAddress(page.address), await renderPage(page, site));
  }
  const versions = DOCS_VERSIONS.filter(({ name }) => pages.some((page) => page.version === name));
  for (const version of versions) {
    const own = pages.filter((page) => page.version === version.name);
    const texts = new Map<PageKind, string[]>();
    for (const page of own) {
      const text = await renderPage(page, site);
      await write(markdownAddress(page.address), text);
      texts.set(page.kind, [...(texts.get(page.kind) ?? []), text]);
    }
    await writeLists(version, own, texts);
  }

  async function writeLists(
    version: DocsVersion,
    own: readonly MachinePage[],
    texts: ReadonlyMap<PageKind, readonly string[]>,
  ): Promise<void> {
    const others = versions.filter((other) => other !== version);
    const index = renderVersionList(version, own, others, site);
    const whole = (kind: PageKind): string => (texts.get(kind) ?? []).join('\n');
    await write(listAddress(site.baseUrl, version, LISTS.index), index);
    await write(listAddress(site.baseUrl, version, LISTS.guides), whole('guide'));
    await write(listAddress(site.baseUrl, version, LISTS.reference), whole('reference'));
    // Clients look for this address first. A version at the root already writes its list there.
    if (version.path === '' && versions.every(({ base }) => base !== '')) {
      await write(`${site.baseUrl}${LISTS.index}`, index);
    }
  }
}
