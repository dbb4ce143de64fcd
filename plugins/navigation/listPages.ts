import type { AllContent } from '@docusaurus/types';
import { loadedVersions } from '../../src/versions/loadedVersions';
import type { ListedPage } from './types';

/**
 * Lists the pages of every version that is built, in the language that is built.
 *
 * @param baseUrl what all addresses begin with, with a trailing slash
 * @returns the pages by the name of their version
 */
export function listPages(
  allContent: AllContent,
  baseUrl: string,
): Readonly<Record<string, readonly ListedPage[]>> {
  return Object.fromEntries(
    loadedVersions(allContent).map(({ versionName, docs }) => [
      versionName,
      docs.map(({ permalink, title }): ListedPage => {
        const path = `/${permalink.slice(baseUrl.length)}`;
        return [path.endsWith('/') ? path : `${path}/`, title];
      }),
    ]),
  );
}
