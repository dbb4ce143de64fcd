import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import { DOCS_VERSIONS } from '../../src/versions';
import { pageFolders } from '../../src/versions/locatePages';
import type { Options } from './options';
import { readFeatureTable, readFeatureTitles } from './readFeatureTable';
import { translateTable } from './translateTable';

export { validateOptions } from './options';

/** Feature tables by plan: `_features.json` in a family's folder becomes `<FeatureTable of="…" />` in its pages. */
export default function pluginFeatureTables(
  { siteDir, generatedFilesDir, i18n }: LoadContext,
  options: Options,
): Plugin<void> {
  const versions = DOCS_VERSIONS.filter(({ name }) => options.versions.includes(name));
  const isTranslated = i18n.currentLocale !== i18n.defaultLocale;

  return {
    name: 'feature-tables',

    getThemePath: () => './theme',

    getPathsToWatch: () =>
      versions.map(({ folder }) => path.join(siteDir, folder, '*/_features.json')),

    async loadContent() {
      for (const version of versions) {
        const [own = '', translated = ''] = pageFolders(version, [i18n.currentLocale]);
        for (const file of await Globby('*/_features.json', { cwd: path.join(siteDir, own) })) {
          const table = readFeatureTable(path.join(siteDir, own, file));
          const titles = path.join(siteDir, translated, file);
          if (isTranslated && !existsSync(titles)) {
            throw new Error(
              `${path.join(own, file)} has no titles in ${path.join(translated, file)}. Write them.`,
            );
          }
          const content = isTranslated
            ? translateTable(table, readFeatureTitles(titles), titles)
            : table;
          const target = path.join(
            generatedFilesDir,
            'feature-tables',
            version.name,
            `${path.dirname(file)}.json`,
          );
          await mkdir(path.dirname(target), { recursive: true });
          await writeFile(target, JSON.stringify(content));
        }
      }
    },
  };
}
