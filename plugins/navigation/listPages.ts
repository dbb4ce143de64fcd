import type { AllContent, PluginContentLoadedActions } from '@docusaurus/types';
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

/** Writes one list of pages per version, and `pages.js`, which loads them on demand. */
export async function writePages(
  pages: Readonly<Record<string, readonly ListedPage[]>>,
  { createData }: Pick<PluginContentLoadedActions, 'createData'>,
): Promise<void> {
  const imports: string[] = [];
  for (const [version, listed] of Object.entries(pages)) {
    const file = `pages-${version}.json`;
    await createData(file, JSON.stringify(listed));
    imports.push(`  ${JSON.stringify(version)}: () => import('./${file}'),`);
  }
  await createData('pages.js', `export default {\n${imports.join('\n')}\n};\n`);
}
