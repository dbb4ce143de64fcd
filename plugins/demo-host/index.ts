import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { DOCS_VERSIONS, type DocsVersion } from '../../src/versions';
import { locateFont } from '../icon-font/locateFont';
import { readDemoIndex, type DemoIndex } from '../../lib/demos/demoIndex';
import { listTexts, readTexts } from '../translations/readTexts';
import { hostFolder } from '../../lib/demos/hostAddresses';
import { collectDocsPages } from './build/collectDocsPages';
import { compileHost, type HostInput } from './build/compileHost';
import { listDemoPages, type DocsPage } from './build/hostPages';
import type { HostSite } from './build/renderHtml';
import type { Options } from './options';
import type { DemoPages } from './demoPages';
import { PAGE_FOLDERS, publishHost } from './publishHost';
import { serveInDevelopment } from './serveInDevelopment';
import { TEXT_SOURCE } from './texts';
import { writeFileList } from './writeFileList';

export { validateOptions } from './options';

/**
 * The demo host: a separate bundle for each version that runs demos outside a page: full screen, in other stylings,
 * isolated, or changed by the reader.
 */
export default function pluginDemoHost(context: LoadContext, options: Options): Plugin<void> {
  const { siteDir, i18n, siteConfig } = context;
  const versions = DOCS_VERSIONS.filter(({ name }) => options.versions.includes(name));
  const { currentLocale, defaultLocale } = i18n;
  // A development server serves one language.
  const isAlone = process.env.NODE_ENV === 'development' || !i18n.locales.includes(defaultLocale);
  const isOwner = currentLocale === defaultLocale || isAlone;
  const rootUrl = isOwner
    ? siteConfig.baseUrl
    : siteConfig.baseUrl.replace(new RegExp(`${currentLocale}/$`), '');
  const site: HostSite = {
    iconFont: locateFont(siteDir, siteConfig.baseUrl, options.iconFont),
    language: i18n.localeConfigs[currentLocale]!.htmlLang,
    texts: readTexts(context, TEXT_SOURCE),
  };
  let docsPages: ReadonlyMap<string, DocsPage> = new Map();
  let index: DemoIndex = {};

  const readInput = (version: DocsVersion): HostInput => ({
    siteDir,
    version,
    demos: index[version.name]!.demos,
    publicPath: rootUrl + hostFolder(version.name),
  });

  function listPages(version: DocsVersion): DemoPages {
    const { demos, usages } = index[version.name]!;
    return listDemoPages(demos, usages, (file) => docsPages.get(aliasedSitePath(file, siteDir)));
  }

  return {
    name: 'demo-host',

    getTranslationFiles: async () => [listTexts(TEXT_SOURCE)],

    async contentLoaded({ actions }) {
      actions.setGlobalData({ origin: options.origin } satisfies Pick<Options, 'origin'>);
    },

    async allContentLoaded({ allContent }) {
      docsPages = collectDocsPages(allContent);
      index = readDemoIndex(allContent);
    },

    configureWebpack: () =>
      ({
        devServer: {
          // Docusaurus adds to the same list, whose last entry answers every request, so the host must come first.
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift(
              ...versions.map((version) => ({
                name: `demo-host-${version.name}`,
                middleware: serveInDevelopment(
                  () => readInput(version),
                  () => listPages(version),
                  siteConfig.baseUrl + hostFolder(version.name),
                  site,
                ),
              })),
            );
            return [];
          },
        },
      }) as object,

    async postBuild({ outDir }) {
      // Sequentially, because each build uses both cores and a gigabyte of memory.
      for (const version of versions) {
        const input = readInput(version);
        const host = await compileHost(input);
        const target = path.join(outDir, hostFolder(version.name));
        await publishHost(host, input.demos, listPages(version), site, target, isOwner);
        writeFileList({
          bundleDir: host.outDir,
          bundleUrl: input.publicPath,
          target,
          targetUrl: siteConfig.baseUrl + hostFolder(version.name),
          folders: PAGE_FOLDERS,
          others: site.iconFont.files,
        });
      }
    },
  };
}
