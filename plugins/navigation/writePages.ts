import type { PluginContentLoadedActions } from '@docusaurus/types';
import type { ListedPage, PageTitles } from './types';

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

/**
 * Writes one list of titles per version and language, and `titles.js`, which loads them on demand.
 *
 * @param titles titles by version name and language
 */
export async function writeTitles(
  titles: Readonly<Record<string, Readonly<Record<string, PageTitles>>>>,
  { createData }: Pick<PluginContentLoadedActions, 'createData'>,
): Promise<void> {
  const versions: string[] = [];
  for (const [version, languages] of Object.entries(titles)) {
    const imports: string[] = [];
    for (const [language, listed] of Object.entries(languages)) {
      const file = `titles-${version}-${language}.json`;
      await createData(file, JSON.stringify(listed));
      imports.push(`${JSON.stringify(language)}: () => import('./${file}')`);
    }
    versions.push(`  ${JSON.stringify(version)}: { ${imports.join(', ')} },`);
  }
  await createData('titles.js', `export default {\n${versions.join('\n')}\n};\n`);
}
