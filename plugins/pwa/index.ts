import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  HOST_META,
  OFFLINE_FOLDER,
  SCOPE_FOLDER,
  WEB_MANIFEST_FILE,
  WORKERS_FOLDER,
} from './addresses';
import { versionNamed } from '../../src/versions';
import { ChunkListPlugin, takeChunkLists } from './build/ChunkListPlugin';
import { describeApp } from './build/describeApp';
import { TOUCH_ICON, writeIcons } from './build/writeIcons';
import { writeOffline } from './build/writeOffline';
import { writeWorker } from './build/writeWorker';
import type { Options } from './options';

export { validateOptions } from './options';

/**
 * Offline support: a service worker for the pages of each language, versions that readers keep, and the manifest for
 * installing the site.
 */
export default function pluginPwa(
  context: LoadContext,
  { versions: built, host = new URL(context.siteConfig.url).host }: Options,
): Plugin<void> {
  // The worker does not serve pages outside its scope.
  const versions = built.filter((name) => versionNamed(name).base.startsWith(SCOPE_FOLDER));
  const { siteDir, siteConfig, generatedFilesDir, i18n } = context;
  const { baseUrl, title, tagline } = siteConfig;
  const { htmlLang } = i18n.localeConfigs[i18n.currentLocale]!;
  const { currentLocale, defaultLocale } = i18n;
  const rootUrl =
    currentLocale === defaultLocale
      ? baseUrl
      : baseUrl.replace(new RegExp(`${currentLocale}/$`), '');
  const cacheDir = path.join(siteDir, 'node_modules/.cache/pwa', currentLocale);

  return {
    name: 'pwa',

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client', 'start.ts')],

    async contentLoaded({ actions }) {
      actions.addRoute({
        path: baseUrl + OFFLINE_FOLDER,
        component: '@theme/OfflinePage',
        exact: true,
      });
    },

    injectHtmlTags: () => ({
      headTags:
        process.env.NODE_ENV === 'development'
          ? []
          : [
              { tagName: 'meta', attributes: { name: HOST_META, content: host } },
              {
                tagName: 'link',
                attributes: { rel: 'manifest', href: baseUrl + WEB_MANIFEST_FILE },
              },
              {
                tagName: 'link',
                attributes: { rel: 'apple-touch-icon', href: baseUrl + TOUCH_ICON.file },
              },
            ],
    }),

    configureWebpack(config, isServer) {
      return isServer || config.mode !== 'production'
        ? {}
        : {
            output: { workerPublicPath: baseUrl + WORKERS_FOLDER },
            plugins: [new ChunkListPlugin(siteDir, versions)],
          };
    },

    async postBuild(props) {
      const { outDir } = props;
      await writeOffline({
        outDir,
        baseUrl,
        rootUrl,
        generatedFilesDir,
        versions,
        chunks: takeChunkLists(outDir),
        writeWorker: (config) => writeWorker(context, props, config, cacheDir),
      });
      await writeIcons(siteDir, outDir);
      const app = describeApp({ name: title, description: tagline, baseUrl, language: htmlLang });
      await writeFile(path.join(outDir, WEB_MANIFEST_FILE), JSON.stringify(app));
    },
  };
}
