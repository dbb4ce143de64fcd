import { cpSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CACHE_DIR } from './cacheFile';
import { markDensity } from './client/density';
import { COMPARE_FOLDER } from './compare/comparisonAddress';
import { COMPARISONS_PATH } from './compare/generateComparePage';
import { publishComparisons } from './compare/publishComparisons';
import { configureStaticRegions } from './configureStaticRegions';
import { API_VERSIONS } from './data/versions';
import { logDescriptionGaps } from './descriptions/logDescriptionGaps';
import { loadReferences } from './loadReferences';
import type { Options } from './options';
import { listTexts } from '../translations/readTexts';
import { apiDocsPath } from './pages/entryLinks';
import { LABEL_SOURCE, PLUGIN_NAME } from './pages/readLabels';
import { SCHEMA_FOLDER } from './publish/publishVersion';
import { publishedDir, schemaDir, writeVersion } from './writeVersion';

export { validateOptions } from './options';
export type { Options } from './options';

/**
 * The API reference: read from the installed packages, written as docs pages, published as JSON.
 * The pages must be there before the docs plugin looks for them, which is why they are written
 * here, before any plugin loads its content.
 */
export default async function apiReferencePlugin(
  context: LoadContext,
  options: Options,
): Promise<Plugin> {
  const versions = API_VERSIONS.filter(({ name }) => options.versions.includes(name));
  const historic = await loadReferences(context.siteDir);
  for (const version of versions) {
    await writeVersion(version, historic.references[version.name], context);
  }
  const { currentLocale, defaultLocale } = context.i18n;
  const comparisonsDir = path.join(context.generatedFilesDir, PLUGIN_NAME, COMPARE_FOLDER);
  await publishComparisons(historic, comparisonsDir, path.join(context.siteDir, CACHE_DIR));
  if (currentLocale !== defaultLocale) {
    await logDescriptionGaps(versions, context);
  }
  const published = [
    { directory: schemaDir(context), folder: SCHEMA_FOLDER },
    { directory: comparisonsDir, folder: COMPARISONS_PATH },
    ...versions.map((version) => ({
      directory: publishedDir(context, version),
      folder: apiDocsPath(version),
    })),
  ];
  return {
    name: PLUGIN_NAME,

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: `(${markDensity})(document.documentElement)` }],
    }),

    getTranslationFiles: async () => [listTexts(LABEL_SOURCE)],

    configureWebpack: (_config, isServer, { currentBundler }) => ({
      plugins: configureStaticRegions(isServer, currentBundler),
      // Only the development server reads this.
      ...({
        devServer: {
          static: published.map(({ directory, folder }) => ({
            directory,
            publicPath: `/${folder}`,
          })),
        },
      } as object),
    }),

    async postBuild({ outDir }) {
      if (currentLocale !== defaultLocale) {
        return;
      }
      for (const { directory, folder } of published) {
        cpSync(directory, path.join(outDir, folder), { recursive: true });
      }
    },
  };
}
