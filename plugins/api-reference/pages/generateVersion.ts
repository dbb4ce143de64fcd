import path from 'node:path';
import type { ApiVersion, ComponentDoc } from '../types';
import { buildEntryPage } from './buildEntryPage';
import { collectGuides } from './collectGuides';
import { apiDocsPath, createEntryLinks } from './entryLinks';
import type { Labels } from './labels';
import { renderEntryMdx } from './renderEntryMdx';
import { renderIndexMdx } from './renderIndexMdx';
import { createMarkdownRenderer } from './renderMarkdown';
import { createOwnAddresses } from './toOwnAddress';

/** The language the pages are written for. */
export interface PageLanguage {
  locale: string;
  /** The site's base in this language, such as `/zh/`. */
  baseUrl: string;
  labels: Labels;
  /** The folder of the version's pages in this language; `null` for the packages' own language. */
  translatedDir: string | null;
}

/** Files by path: the pages below the `api` folder, their data below the generated folder. */
export interface GeneratedPages {
  mdx: ReadonlyMap<string, string>;
  data: ReadonlyMap<string, string>;
}

/**
 * Makes the pages of one version in one language.
 *
 * @param contentDir absolute path of the version's folder
 * @param dataModule the module path under which `data` can be imported
 */
export async function generateVersion(
  docs: readonly ComponentDoc[],
  version: ApiVersion,
  contentDir: string,
  dataModule: string,
  language: PageLanguage,
): Promise<GeneratedPages> {
  const { baseUrl, labels, translatedDir } = language;
  const links = createEntryLinks(docs, version, baseUrl);
  const toOwnAddress = createOwnAddresses(contentDir, version, baseUrl);
  const context = {
    links,
    renderMarkdown: await createMarkdownRenderer({ entries: links, toOwnAddress }),
    // The JSON is published once, outside the languages.
    jsonBase: `/${apiDocsPath(version)}`,
    descriptionLang: translatedDir ? 'en' : null,
  };
  const guides = await collectGuides(contentDir, translatedDir);
  const mdx = new Map<string, string>();
  const data = new Map([['labels.json', JSON.stringify(labels)]]);
  for (const family of version.families) {
    const entries = docs.filter((doc) => doc.family === family.slug);
    mdx.set(path.join(family.slug, 'index.mdx'), renderIndexMdx(family, entries, labels));
    entries.forEach((doc, index) => {
      const file = `${family.slug}/${doc.slug}`;
      const page = buildEntryPage(doc, context);
      data.set(`${file}.json`, JSON.stringify(page));
      const place = {
        position: index + 1,
        dataModule: `${dataModule}/${file}.json`,
        labelsModule: `${dataModule}/labels.json`,
        toVersionFolder: '../..',
      };
      mdx.set(`${file}.mdx`, renderEntryMdx(doc, page, guides.get(doc.name) ?? [], labels, place));
    });
  }
  return { mdx, data };
}
