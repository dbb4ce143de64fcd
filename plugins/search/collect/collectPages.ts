import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { PageSource } from '../types';
import type { PageReader } from './createPageReader';
import { elementTextOf } from './elementTextOf';
import { readSidebarPlaces } from './readSidebarPlaces';

/**
 * Collects the pages of a version in the language that is built, from the same files and with the same titles as
 * Docusaurus; entries of the reference are found by their names and are left out.
 *
 * @throws when a page cannot be parsed, with its path
 */
export async function collectPages(
  { versionName, docs, sidebars }: LoadedVersion,
  generatedFilesDir: string,
  readPage: PageReader,
): Promise<PageSource[]> {
  const inSidebar = readSidebarPlaces(Object.values(sidebars).flat());
  const elementText = elementTextOf(versionName, generatedFilesDir);
  const pages = docs.filter(({ unlisted, frontMatter }) => !unlisted && !frontMatter.kind);
  return Promise.all(
    pages.map(async (doc): Promise<PageSource> => {
      const isList = doc.id.startsWith('api/');
      return {
        address: doc.permalink,
        title: doc.title,
        description: doc.description,
        ...(doc.frontMatter.keywords && { keywords: doc.frontMatter.keywords }),
        area: doc.id.split('/')[0]!,
        ...(inSidebar.get(doc.id) ?? { trail: [] }),
        ...(isList
          ? { sections: [], texts: [''] }
          : await readPage(aliasedSitePathToRelativePath(doc.source), elementText)),
      };
    }),
  );
}
