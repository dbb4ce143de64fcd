import { addressOf } from '../../../src/versions';
import { escapeHtml } from '../../../lib/text/escapeHtml';
import { descriptionOf, type KnownProblem } from '../../known-problems';
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
import type { Html } from './types';

/** Language of the pages. */
export interface PageLanguage {
  locale: string;
  /** Base path of the site in this language, such as `/zh/`. */
  baseUrl: string;
  labels: Labels;
  /** Folder of the version's pages in this language; `null` for the language of the packages. */
  translatedDir: string | null;
  /** Known problems of all versions. */
  problems: readonly KnownProblem[];
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
  { baseUrl, labels, translatedDir, problems, translations }: PageLanguage,
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
    problemsOf: (name) =>
      problems
        .filter((each) => each.outcomes[version.name] === 'present')
        .filter(({ components }) => components.includes(name))
        .map((problem) => ({
          title: renderCodeSpans(problem.title),
          address: descriptionOf(problem, version.name),
        })),
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

/** Renders a line of Markdown that contains only text and code. */
function renderCodeSpans(line: string): Html {
  return escapeHtml(line).replace(/`([^`]+)`/g, '<code>$1</code>');
}
