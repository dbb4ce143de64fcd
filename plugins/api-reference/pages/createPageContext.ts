import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
 * By page, sections that have another anchor here than on the packages' own site, as far as doc comments link to them. An
 * anchor that a page has under the same name needs no entry.
 */
const ANCHORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'react-data-grid/layout': { 'flex-parent-container': 'flex-column' },
};

/** Matches links in the packages' doc comments to a site with the same addresses as this one. */
const PACKAGES_SITE = /^https?:\/\/mui\.com(?:\/x)?\/(?:x\/)?([^#]*?)\/?(?:#(.*))?$/;

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

/**
 * @param contentDir the version's folder, which shows whether this site has the page
 * @returns a function that converts an address of the packages' site into one of this site; addresses of other pages do
 *   not change
 */
export function createOwnAddresses(
  contentDir: string,
  version: ApiVersion,
  baseUrl: string,
): (url: string) => string {
  const base = addressOf(version, '', baseUrl);
  return (url) => {
    const [, page, anchor = ''] = PACKAGES_SITE.exec(url) ?? [];
    const file = path.join(contentDir, page ?? '', 'index.mdx');
    return page !== undefined && existsSync(file)
      ? `${base}${page}/${findAnchor(file, ANCHORS[page]?.[anchor] ?? anchor)}`
      : url;
  };
}

/** If the page has no such section, the link leads to its top. */
function findAnchor(file: string, anchor: string): string {
  return readFileSync(file, 'utf8').includes(`{/* #${anchor} */}`) ? `#${anchor}` : '';
}
