import { cpSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { markDensity } from './client/density';
import { COMPARISONS_PATH } from './compare/generateComparePage';
import { API_VERSIONS } from './data/versions';
import { comparisonsDir, ensureReference, minorsDir } from './generateReference';
import { MINORS_PATH } from './minors/publishMinors';
import { logDescriptionGaps } from './descriptions/readDescriptionGaps';
import type { Options } from './options';
import { listTexts } from '../translations/readTexts';
import { apiDocsPath } from './pages/entryLinks';
import { LABEL_SOURCE, PLUGIN_NAME } from './pages/readLabels';
import { SCHEMA_FOLDER } from './publish/publishVersion';
import { publishedDir, schemaDir } from './writeVersion';

export { validateOptions } from './options';
export type { Options } from './options';

/**
 * Generates the API reference from the installed packages: docs pages and published JSON. Runs before the docs plugin
 * collects its pages.
 */
export default function apiReferencePlugin(context: LoadContext, options: Options): Plugin<void> {
  const versions = API_VERSIONS.filter(({ name }) => options.versions.includes(name));
  const { currentLocale, defaultLocale } = context.i18n;
  const published = [
    { directory: schemaDir(context), folder: SCHEMA_FOLDER },
    { directory: comparisonsDir(context), folder: COMPARISONS_PATH },
    { directory: minorsDir(context), folder: MINORS_PATH },
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

    async loadContent() {
      await ensureReference(context, options.versions);
      if (currentLocale !== defaultLocale) {
        await logDescriptionGaps(versions, context);
      }
    },

    configureWebpack: () => ({
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
