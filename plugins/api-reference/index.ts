import { cpSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { configureStaticRegions } from './configureStaticRegions';
import type { PluginOptions } from './options';
import { apiDocsPath } from './pages/entryLinks';
import { LABELS, LABELS_DESCRIPTION } from './pages/labels';
import { PLUGIN_NAME, publishedDir, writeVersion } from './writeVersion';

export { validateOptions } from './options';
export type { Options } from './options';

/**
 * The API reference: read from the installed packages, written as docs pages, published as JSON.
 * The pages must be there before the docs plugin looks for them, which is why they are written
 * here, before any plugin loads its content.
 */
export default async function apiReferencePlugin(
  context: LoadContext,
  { versions }: PluginOptions,
): Promise<Plugin> {
  for (const version of versions) {
    await writeVersion(version, context);
  }
  const { currentLocale, defaultLocale } = context.i18n;
  return {
    name: PLUGIN_NAME,

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    getTranslationFiles: async () => [
      {
        path: 'labels',
        content: Object.fromEntries(
          Object.entries(LABELS).map(([id, message]) => [
            id,
            { message, description: LABELS_DESCRIPTION },
          ]),
        ),
      },
    ],

    configureWebpack: (_config, isServer, { currentBundler }) => ({
      plugins: configureStaticRegions(isServer, currentBundler),
      // Only the development server reads this.
      ...({
        devServer: {
          static: versions.map((version) => ({
            directory: publishedDir(context, version),
            publicPath: `/${apiDocsPath(version)}`,
          })),
        },
      } as object),
    }),

    async postBuild({ outDir }) {
      if (currentLocale !== defaultLocale) {
        return;
      }
      for (const version of versions) {
        const target = path.join(outDir, apiDocsPath(version));
        cpSync(publishedDir(context, version), target, { recursive: true });
      }
    },
  };
}
