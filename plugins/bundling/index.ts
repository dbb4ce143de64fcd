import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby, md5Hash } from '@docusaurus/utils';
import type { Options } from './options';
import { BundleReportPlugin } from './report/BundleReportPlugin';

export { validateOptions } from './options';

/** Code that decides what a page compiles to, besides the page itself. */
const COMPILERS = [
  'plugins/**/*.ts',
  'lib/**/*.ts',
  'src/{markdown,versions}/**/*.ts',
  'package-lock.json',
  '!**/__tests__/**',
];

/**
 * Keeps the bundler's cache apart for each choice of versions, and drops it when the site's own plugins change:
 * the bundler knows neither, and would give out pages of another build. With `BUNDLE_REPORT=1`, also writes what each
 * compilation for the browser consists of to `node_modules/.cache/bundle-report/<locale>.json`, where `npm test` and
 * `npm run bench` read it.
 */
export default function pluginBundling(
  { siteDir, generatedFilesDir, i18n }: LoadContext,
  options: Options,
): Plugin<string> {
  let key = '';
  const outFile = path.join(
    siteDir,
    'node_modules/.cache/bundle-report',
    `${i18n.currentLocale}.json`,
  );
  return {
    name: 'bundling',

    async loadContent() {
      const files = (await Globby(COMPILERS, { cwd: siteDir })).sort();
      const sources = files.map((file) => readFileSync(path.join(siteDir, file), 'utf8'));
      key = md5Hash([generatedFilesDir, ...options.versions, ...sources].join('\0'));
      return key;
    },

    configureWebpack(config, isServer) {
      const experiments = config.experiments as { cache?: { version: string } } | undefined;
      const cache = experiments?.cache
        ? { experiments: { cache: { version: `${experiments.cache.version}-${key}` } } }
        : {};
      const isReported = !isServer && Boolean(process.env.BUNDLE_REPORT);
      return {
        ...(cache as object),
        plugins: isReported ? [new BundleReportPlugin({ siteDir, outFile })] : [],
      };
    },
  };
}
