import { addressOf } from '../../../src/versions';
import type { ApiVersion } from '../data/types';
import type { ApiReference } from '../types';
import { createTranslator } from '../descriptions/createTranslator';
import type { Translations } from '../descriptions/readTranslations';
import type { PageContext } from './buildEntryPage';
import { createComparisonLinks } from '../compare/comparisonAddress';
import { collectGuides } from './collectGuides';
import { createHistoryDescriber } from './describeHistory';
import { apiDocsPath, createEntryLinks } from './entryLinks';
import type { Labels } from './labels';
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
  /** Translated descriptions; `null` for the packages' own language. */
  translations: Translations | null;
}

/**
 * Gathers what the pages of a version have in common.
 *
 * @param contentDir absolute path of the version's folder
 */
export async function createPageContext(
  { entries, exports }: ApiReference,
  version: ApiVersion,
  contentDir: string,
  { baseUrl, labels, translatedDir, translations }: PageLanguage,
): Promise<PageContext> {
  const links = createEntryLinks(entries, version, baseUrl);
  const toOwnAddress = createOwnAddresses(contentDir, version, baseUrl);
  const translate = createTranslator(translations);
  const guides = await collectGuides(contentDir, translatedDir);
  const pagesBase = addressOf(version, '', baseUrl);
  return {
    links,
    types: new Map(
      exports
        .filter(({ kind }) => kind === 'type' || kind === 'class')
        .map((type) => [type.name, type]),
    ),
    descriptions: new Map(entries.map(({ name, description }) => [name, description])),
    renderMarkdown: await createMarkdownRenderer({ entries: links, toOwnAddress, translate }),
    translate,
    describeHistory: createHistoryDescriber(version.name, labels),
    compare: createComparisonLinks(version, baseUrl),
    // The JSON is published once, outside the languages.
    jsonBase: `/${apiDocsPath(version)}`,
    guidesOf: (name) =>
      guides(name).map(({ title, address }) => ({ title, address: `${pagesBase}${address}/` })),
    addressOfProp(family, prop) {
      const owner = entries.find(
        (entry) =>
          entry.kind === 'component' &&
          entry.family === family &&
          entry.props.some(({ name }) => name === prop),
      );
      return owner ? `${links.get(owner.name)}#prop-${prop}` : null;
    },
  };
}
