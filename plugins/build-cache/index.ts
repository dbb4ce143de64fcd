import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby, md5Hash } from '@docusaurus/utils';
import type { Options } from './options';

export { validateOptions } from './options';

/** Code that decides what a page compiles to, besides the page itself. */
const COMPILERS = ['plugins/**/*.ts', 'src/versions/**', 'package-lock.json', '!**/__tests__/**'];

/**
 * Keeps the bundler's cache apart for each choice of versions, and drops it when the site's own plugins change:
 * the bundler knows neither, and would give out pages of another build.
 */
export default function pluginBuildCache(
  { siteDir, generatedFilesDir }: LoadContext,
  options: Options,
): Plugin<string> {
  let key = '';
  return {
    name: 'build-cache',

    async loadContent() {
      const files = (await Globby(COMPILERS, { cwd: siteDir })).sort();
      const sources = files.map((file) => readFileSync(path.join(siteDir, file), 'utf8'));
      key = md5Hash([generatedFilesDir, ...options.versions, ...sources].join('\0'));
      return key;
    },

    configureWebpack(config) {
      const experiments = config.experiments as { cache?: { version: string } } | undefined;
      return experiments?.cache
        ? ({ experiments: { cache: { version: `${experiments.cache.version}-${key}` } } } as object)
        : {};
    },
  };
}
