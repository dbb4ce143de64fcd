import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import logger from '@docusaurus/logger';
import { createHeaderRules } from '../../serve/headers/createHeaderRules';
import { REDIRECTS } from '../../serve/redirects';
import { LANGUAGES } from '../../src/paths/language';
import { DOCS_VERSIONS } from '../../src/versions';
import { hostFolder } from '../demos/shared/hostAddresses';
import { collectInlineScripts } from './collectInlineScripts';
import { listRedirects } from './listRedirects';
import type { Options } from './options';
import { writeHostingFiles } from './writeHostingFiles';

export { validateOptions } from './options';

/**
 * Writes the headers and redirects of the site for hosts: `_headers` and `_redirects` for content delivery networks, an
 * nginx configuration, and a file for our own server.
 */
export default function pluginHosting({ i18n, siteConfig }: LoadContext, options: Options): Plugin {
  const { currentLocale, defaultLocale, locales } = i18n;
  const isAlone = !locales.includes(defaultLocale);
  const isNested = currentLocale !== defaultLocale && !isAlone;
  const rootUrl = isNested
    ? siteConfig.baseUrl.replace(new RegExp(`${currentLocale}/$`), '')
    : siteConfig.baseUrl;
  const prefixes = isAlone
    ? []
    : locales.filter((locale) => locale !== defaultLocale).map((locale) => `${rootUrl}${locale}/`);
  const hosts = DOCS_VERSIONS.filter(({ name }) => options.versions.includes(name)).map((version) =>
    hostFolder(version.name),
  );

  return {
    name: 'hosting',

    async postBuild({ outDir }) {
      warnWithoutLicenseKey(process.env, currentLocale === locales[0]);
      const folder = isNested ? path.dirname(outDir) : outDir;
      const pages = await Globby('**/*.html', {
        cwd: outDir,
        // Pages of the demo host have no scripts; each language collects its own.
        ignore: [
          ...hosts.map((host) => `${host}**`),
          ...(isNested ? [] : prefixes.map((prefix) => `${path.basename(prefix)}/**`)),
        ],
      });
      const language = LANGUAGES.find((each) => each === currentLocale) ?? LANGUAGES[0];
      await writeHostingFiles({
        folder,
        language: currentLocale,
        part: {
          scriptHashes: await collectInlineScripts(outDir, pages),
          redirects: listRedirects(
            language,
            REDIRECTS,
            (address) => existsSync(path.join(folder, address, 'index.html')),
            hosts,
          ),
        },
        nginxRoot: options.nginxRoot,
        prefixes,
        createHeaders: (scriptHashes) =>
          createHeaderRules({
            roots: [rootUrl, ...prefixes],
            hosts,
            scriptHashes,
            origins: options.origins,
            framers: options.hasOwnDemosOrigin ? [new URL(siteConfig.url).origin] : [],
          }),
      });
    },
  };
}

/**
 * Warns once in a build that the commercial components will show a watermark. Never prints a key.
 *
 * @param isFirst whether this is the first language of the build
 */
export function warnWithoutLicenseKey(
  environment: Readonly<Record<string, string | undefined>>,
  isFirst: boolean,
): void {
  if (isFirst && !environment.MUI_X_LICENSE_KEY) {
    logger.warn(
      `No ${logger.name('MUI_X_LICENSE_KEY')} in the environment: commercial components show their watermark.`,
    );
  }
}
