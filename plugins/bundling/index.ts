import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { md5Hash } from '@docusaurus/utils';
import type { Options } from './options';
import { hashSources } from '../../lib/files/hashSources';
import { compileLazily } from './compileLazily';
import { BundleReportPlugin } from './report/BundleReportPlugin';

export { validateOptions } from './options';

/**
 * Keeps the bundler's cache apart for each choice of versions, and drops it when the site's own plugins change:
 * the bundler knows neither, and would give out pages of another build. With `BUNDLE_REPORT=1`, also writes what each
 * compilation for the browser consists of to `node_modules/.cache/bundle-report/<locale>-<part>.json`, where `npm test` and
 * `npm run bench` read it.
 */
export default function pluginBundling(
  { siteDir, generatedFilesDir, i18n }: LoadContext,
  options: Options,
): Plugin<string> {
  let key = '';
  const cacheDir = path.join(
    siteDir,
    'node_modules/.cache/rspack',
    path.basename(generatedFilesDir),
  );
  const reportDir = path.join(siteDir, 'node_modules/.cache/bundle-report');
  return {
    name: 'bundling',

    async loadContent() {
      const sources = await hashSources(siteDir);
      key = md5Hash([generatedFilesDir, ...options.versions, sources].join('\0'));
      return key;
    },

    configureWebpack(config, isServer, { currentBundler }) {
      const experiments = config.experiments as { cache?: { version: string } } | undefined;
      const cache = experiments?.cache
        ? {
            experiments: {
              cache: {
                version: `${experiments.cache.version}-${key}`,
                // Servers of several versions run at the same time.
                storage: { type: 'filesystem', directory: cacheDir },
              },
            },
          }
        : {};
      const outFile = path.join(
        reportDir,
        `${i18n.currentLocale}-${config.output?.uniqueName}.json`,
      );
      const isReported = !isServer && Boolean(process.env.BUNDLE_REPORT);
      return {
        ...(cache as object),
        ...(config.mode === 'development' && compileLazily(currentBundler, options.versions[0]!)),
        plugins: isReported ? [new BundleReportPlugin({ siteDir, outFile })] : [],
      };
    },
  };
}
