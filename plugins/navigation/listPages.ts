import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
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
  const instances = allContent['docusaurus-plugin-content-docs'] ?? {};
  const versions = Object.values(instances).flatMap(
    (content) => (content as LoadedContent).loadedVersions,
  );
  return Object.fromEntries(
    versions.map(({ versionName, docs }) => [
      versionName,
      docs.map(({ permalink, title }): ListedPage => {
        const path = `/${permalink.slice(baseUrl.length)}`;
        return [path.endsWith('/') ? path : `${path}/`, title];
      }),
    ]),
  );
}
