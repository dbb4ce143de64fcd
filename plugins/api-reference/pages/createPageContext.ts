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

/** Language of the pages. */
export interface PageLanguage {
  locale: string;
  /** Base path of the site in this language, such as `/zh/`. */
  baseUrl: string;
  labels: Labels;
  /** Folder of the version's pages in this language; `null` for the language of the packages. */
  translatedDir: string | null;
  /** Translated descriptions; `null` for the packages' own language. */
  translations: Translations | null;
}

/**
 * Creates the context that all pages of a version share.
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
    // The JSON is published once for all languages.
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
