import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { md5Hash } from '@docusaurus/utils';
import { hashSources } from '../../lib/files/hashSources';
import { CompileEarlyPlugin } from './bundler/CompileEarlyPlugin';
import { compileLazily } from './bundler/compileLazily';
import { configureStaticRegions } from './bundler/configureStaticRegions';
import { nameChunks } from './bundler/nameChunks';
import { replaceModules } from './bundler/replaceModules';
import type { Options } from './options';
import { replaceLists } from './page-tables/replaceLists';
import { IN_BROWSERS, IN_PRODUCTION, LOOKUPS, RENDERER } from './replacements';
import { BundleReportPlugin } from './report/BundleReportPlugin';

export { validateOptions } from './options';

/** Everything that this site changes in Docusaurus besides its theme; the README lists each patch with its reason. */
export default function docusaurusPatches(
  { siteDir, generatedFilesDir, i18n }: LoadContext,
  { versions }: Options,
): Plugin<string> {
  const cacheDir = path.join(siteDir, 'node_modules/.cache');
  let cacheKey = '';
  return {
    name: 'docusaurus-patches',

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    getClientModules: () =>
      [
        'shownPage.ts',
        'tolerateTranslators.ts',
        'listings/copyOnClick.ts',
        'listings/copyHeadingLink.ts',
        'listings/switchTabs.ts',
      ].map((file) => path.join(__dirname, 'client', file)),

    async loadContent() {
      const sources = await hashSources(siteDir);
      cacheKey = md5Hash([generatedFilesDir, ...versions, sources].join('\0'));
      return cacheKey;
    },

    configureWebpack(config, isServer, { currentBundler }) {
      const { DefinePlugin } = currentBundler.instance;
      const isDevelopment = config.mode === 'development';
      const { cache } = (config.experiments ?? {}) as { cache?: { version: string } };
      const shared = {
        // The bundler knows neither the choice of versions nor the sources of plugins that this key consists of.
        ...(cache && {
          experiments: {
            cache: {
              version: `${cache.version}-${cacheKey}`,
              // Servers of several versions run at the same time.
              storage: {
                type: 'filesystem',
                directory: path.join(cacheDir, 'rspack', path.basename(generatedFilesDir)),
              },
            },
          },
        }),
        ...(isDevelopment && compileLazily(currentBundler, versions[0]!)),
      } as object;
      const plugins = configureStaticRegions(isServer, currentBundler);
      if (isServer) {
        plugins.push(...replaceModules(currentBundler, [...LOOKUPS, RENDERER]));
        return { ...shared, plugins };
      }
      const part = config.output?.uniqueName;
      if (process.env.BUNDLE_REPORT) {
        const outFile = path.join(cacheDir, 'bundle-report', `${i18n.currentLocale}-${part}.json`);
        plugins.push(new BundleReportPlugin({ siteDir, outFile }));
      }
      if (isDevelopment) {
        plugins.push(
          ...replaceModules(currentBundler, [...LOOKUPS, ...IN_BROWSERS]),
          // The development server has all pages; links behave as in production.
          new DefinePlugin({ 'process.env.SITE_PART': 'undefined' }),
        );
        return { ...shared, plugins };
      }
      nameChunks(config);
      plugins.push(
        ...replaceModules(currentBundler, [...LOOKUPS, ...IN_BROWSERS, ...IN_PRODUCTION]),
        replaceLists(currentBundler, generatedFilesDir),
        new DefinePlugin({ 'process.env.SITE_PART': JSON.stringify(part) }),
        new CompileEarlyPlugin(currentBundler),
      );
      // Without it, each demo would get a separate file for the import that all demos of a version share.
      return { ...shared, plugins, optimization: { mergeDuplicateChunks: true } };
    },
  };
}
