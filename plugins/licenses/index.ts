import { existsSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PackageListPlugin } from '../../lib/licenses/PackageListPlugin';
import { readNotice } from '../../lib/licenses/readNotice';
import { NOTICES_FILE, renderNotices } from '../../lib/licenses/renderNotices';
import { hostFolder } from '../demos/shared/hostAddresses';
import { DOCS_VERSIONS } from '../../src/versions';

/** The site's license, published unchanged. */
const LICENSE_FILE = 'license.txt';

/**
 * Packages whose code is published but not listed by the pages' compilation: runtimes of the bundler and service
 * worker.
 */
const OTHERS = [
  '@rspack/core',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'idb',
];

const ABOUT = [
  'Licenses',
  'The scripts, style sheets and fonts of this site contain code of the packages below, under their licenses.',
  `The license of the site itself is in ${LICENSE_FILE}.`,
];

/**
 * Publishes the licenses of all packages whose code is in the scripts, style sheets and fonts of pages. The demo host
 * of each version has a separate list.
 */
export default function pluginLicenses({ siteDir, siteConfig, i18n }: LoadContext): Plugin {
  const { baseUrl } = siteConfig;
  const dirs = new Set<string>();
  return {
    name: 'licenses',

    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production'
        ? {}
        : {
            plugins: [
              new PackageListPlugin({
                address: baseUrl + NOTICES_FILE,
                onPackages: (found) => found.forEach((dir) => dirs.add(dir)),
              }),
            ],
          },

    async postBuild({ outDir }) {
      const { resolve } = createRequire(path.join(siteDir, 'package.json'));
      const others = OTHERS.map((name) => packageDir(resolve(name), name));
      const rootUrl = baseUrl.replace(new RegExp(`${i18n.currentLocale}/$`), '');
      const hosts = DOCS_VERSIONS.map(
        ({ name }) => `- ${rootUrl}${hostFolder(name)}${NOTICES_FILE}`,
      );
      const about = [...ABOUT, 'Demos in frames have other packages:', ...hosts].join('\n');
      const notices = [...new Set([...dirs, ...others])].map(readNotice);
      await writeFile(path.join(outDir, NOTICES_FILE), renderNotices(notices, about));
      await copyFile(path.join(siteDir, 'LICENSE'), path.join(outDir, LICENSE_FILE));
    },
  };
}

/** Returns the folder of the package that contains a file. */
function packageDir(file: string, name: string): string {
  const end = path.join('node_modules', ...name.split('/'));
  const dir = file.slice(0, file.lastIndexOf(end) + end.length);
  if (!existsSync(path.join(dir, 'package.json'))) {
    throw new Error(`The license of ${name} is not found: ${dir} is no package.`);
  }
  return dir;
}
