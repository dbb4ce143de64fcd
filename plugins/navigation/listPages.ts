import type { AllContent } from '@docusaurus/types';
import { loadedVersions } from '../../src/versions/loadedVersions';
import type { ListedPage } from './types';

/**
 * Lists the pages of every version in the build, in the build's language.
 *
 * @param baseUrl prefix of all addresses, with a trailing slash
 * @returns the pages by version name
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
