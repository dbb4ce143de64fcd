import type { PluginContentLoadedActions } from '@docusaurus/types';
import type { ListedPage } from './types';

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
