import { existsSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PackageListPlugin } from '../../lib/licenses/PackageListPlugin';
import { readNotice } from '../../lib/licenses/readNotice';
import { NOTICES_FILE, renderNotices } from '../../lib/licenses/renderNotices';
import { hostFolder } from '../../lib/demos/hostAddresses';
import { DOCS_VERSIONS } from '../../src/versions';

/** The site's own license, published as it is. */
const LICENSE_FILE = 'license.txt';

/** Packages with code in what is published that no compilation of pages lists: the bundler's runtime and the service worker's. */
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
 * Publishes the licenses of all packages whose code is in the scripts, style sheets and fonts of the pages. Demos that run
 * without a page have a list beside their scripts.
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

/** The folder of a package in which a file lies. */
function packageDir(file: string, name: string): string {
  const end = path.join('node_modules', ...name.split('/'));
  const dir = file.slice(0, file.lastIndexOf(end) + end.length);
  if (!existsSync(path.join(dir, 'package.json'))) {
    throw new Error(`The license of ${name} is not found: ${dir} is no package.`);
  }
  return dir;
}
