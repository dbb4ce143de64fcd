import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { readAttribute } from '../../../lib/mdx/jsxAttributes';
import { versionNamed } from '../../../src/versions';
import type { FeatureTable } from '../../feature-tables/types';
import type { PageSource } from '../types';
import { addMessages } from './addMessages';
import type { PageReader } from './createPageReader';
import { readOriginal } from './readOriginal';
import { addQuestions } from './readPageQuestions';
import { readSidebarPlaces } from './readSidebarPlaces';
import type { ElementText } from './textOf';

/**
 * Collects the pages of a version in the build's language, from the same files and with the same titles as Docusaurus.
 * Omits reference entries, which are found by name. Pages are sorted by address, so that each build has the same order.
 *
 * @throws an error with the path if a page cannot be parsed
 */
export async function collectPages(
  version: LoadedVersion,
  { siteDir, generatedFilesDir, i18n }: Pick<LoadContext, 'siteDir' | 'generatedFilesDir' | 'i18n'>,
  readPage: PageReader,
): Promise<PageSource[]> {
  const { versionName, docs, sidebars } = version;
  const inSidebar = readSidebarPlaces(Object.values(sidebars).flat());
  const elementText = elementTextOf(versionName, generatedFilesDir);
  const pages = docs
    .filter(({ unlisted, frontMatter }) => !unlisted && !frontMatter.kind)
    .sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
  return Promise.all(
    pages.map(async (doc): Promise<PageSource> => {
      const isList = doc.id.startsWith('api/');
      const file = aliasedSitePathToRelativePath(doc.source);
      const written = isList ? { sections: [], texts: [''] } : await readPage(file, elementText);
      const page = addMessages(written, `${doc.id}.mdx`, versionName, generatedFilesDir);
      return {
        address: doc.permalink,
        title: doc.title,
        description: doc.description,
        ...(doc.frontMatter.keywords && { keywords: doc.frontMatter.keywords }),
        area: doc.id.split('/')[0]!,
        ...(inSidebar.get(doc.id) ?? { trail: [] }),
        ...page,
        ...(!isList && (await readOriginal(file, page, version, { siteDir, readPage }))),
        ...addQuestions(page, questionFolders(file, version, siteDir), i18n.currentLocale),
      };
    }),
  );
}

/**
 * Returns the folders with questions about a page: beside its English source, and beside the page of the current version
 * with the same path, because readers of all versions ask the same.
 */
function questionFolders(
  file: string,
  { contentPath, contentPathLocalized = contentPath }: LoadedVersion,
  siteDir: string,
): string[] {
  const inFolders = [contentPath, contentPathLocalized].map((folder) =>
    path.relative(folder, path.join(siteDir, path.dirname(file))),
  );
  const inFolder = inFolders.find((each) => !each.startsWith('..'))!;
  const current = path.join(siteDir, versionNamed('current').folder);
  return [...new Set([contentPath, current].map((folder) => path.join(folder, inFolder)))];
}

/** Returns a function that provides the text of elements without text in pages: the features in a feature table. */
function elementTextOf(version: string, generatedFilesDir: string): ElementText {
  return (element) => {
    const family = element.name === 'FeatureTable' ? readAttribute(element, 'of') : null;
    if (family === null) {
      return '';
    }
    const file = path.join(generatedFilesDir, 'feature-tables', version, `${family}.json`);
    if (!existsSync(file)) {
      return '';
    }
    const { groups } = JSON.parse(readFileSync(file, 'utf8')) as FeatureTable;
    return groups
      .flatMap(({ title, features }) => [title, ...features.map((feature) => feature.title)])
      .join(' ');
  };
}
