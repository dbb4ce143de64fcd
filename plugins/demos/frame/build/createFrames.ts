import path from 'node:path';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import type { DocsVersion } from '../../../../src/versions';
import { locateFont } from '../../../icon-font/fontFiles';
import type { Options as IconFontOptions } from '../../../icon-font/options';
import { readTexts } from '../../../translations/readTexts';
import { readDemoIndex, type DemoIndex } from '../../shared/demoIndex';
import { hostFolder } from '../../shared/hostAddresses';
import type { DemoPages } from '../demoPages';
import { TEXT_SOURCE } from '../texts';
import { collectDocsPages } from './collectDocsPages';
import { compileHost, type HostInput } from './compileHost';
import { listDemoPages, type DocsPage } from './hostPages';
import { PAGE_FOLDERS, publishHost } from './publishHost';
import type { HostSite } from './renderHtml';
import { serveInDevelopment } from './serveInDevelopment';
import { writeFileList } from './writeFileList';

/**
 * Creates the demo frames: a separate bundle for each version that runs demos outside a page: full screen, in other
 * stylings, isolated, or changed by the reader.
 */
export function createFrames(
  context: LoadContext,
  versions: readonly DocsVersion[],
  iconFont: IconFontOptions,
) {
  const { siteDir, i18n, siteConfig } = context;
  const { currentLocale, defaultLocale } = i18n;
  // A development server serves one language.
  const isAlone = process.env.NODE_ENV === 'development' || !i18n.locales.includes(defaultLocale);
  const isOwner = currentLocale === defaultLocale || isAlone;
  const rootUrl = isOwner
    ? siteConfig.baseUrl
    : siteConfig.baseUrl.replace(new RegExp(`${currentLocale}/$`), '');
  const site: HostSite = {
    iconFont: locateFont(siteDir, siteConfig.baseUrl, iconFont),
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
    setContent(allContent: AllContent): void {
      docsPages = collectDocsPages(allContent);
      index = readDemoIndex(allContent);
    },

    middlewares: () =>
      versions.map((version) => ({
        name: `demo-frame-${version.name}`,
        middleware: serveInDevelopment(
          () => readInput(version),
          () => listPages(version),
          siteConfig.baseUrl + hostFolder(version.name),
          site,
        ),
      })),

    /** Compiles the frames and writes their pages into a build. */
    async publish(outDir: string): Promise<void> {
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
