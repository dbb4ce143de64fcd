import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createMdxParser } from '../../lib/mdx/createMdxParser';
import { versionNamed } from '../../src/versions';
import { readProductVersions } from '../navigation/readProductVersions';
import { loadedVersions } from '../../src/versions/loadedVersions';
import { pageAddress } from './address';
import { collectPages } from './collectPages';
import { collectSitePages } from './site/collectSitePages';
import { readWords } from './site/readWords';
import { readLanguageLabels } from '../api-reference/pages/readLabels';
import { writeTimelineFeeds } from './feed/writeTimelineFeeds';
import { FEED_FILE, NEWS_PAGE, writeFeed } from './feed/writeFeed';
import { serveInDevelopment } from './serveInDevelopment';
import { renderRobots } from './sitemap/renderRobots';
import type { Options } from './options';
import { listTexts, readTexts } from '../translations/readTexts';
import { PLUGIN_NAME, TEXT_SOURCE } from './texts';
import type { MachineData, MachineSite, SitePages } from './types';
import { writePages } from './writePages';

export { validateOptions } from './options';

/**
 * Publishes pages for programs that read text: each page as Markdown at its address with `.md` instead of the trailing
 * slash, lists of the pages for each version, and a feed of the news.
 */
export default async function pluginMachinePages(
  context: LoadContext,
  { mcpAddress }: Options,
): Promise<Plugin<void>> {
  const { siteDir, generatedFilesDir, siteConfig, baseUrl, i18n } = context;
  const parse = await createMdxParser();
  const texts = readTexts(context, TEXT_SOURCE);
  let read: (() => Promise<SitePages>) | null = null;

  let hasNews = false;

  async function collect(
    versions: readonly LoadedVersion[],
    site: MachineSite,
  ): Promise<SitePages> {
    const pages = collectPages(versions, context, site, parse);
    const words = await readWords(context);
    return { site, pages: [...pages, ...collectSitePages(pages, words, site)] };
  }

  return {
    name: PLUGIN_NAME,

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    getTranslationFiles: async () => [listTexts(TEXT_SOURCE)],

    async contentLoaded({ actions }) {
      const mcp = mcpAddress ? new URL(mcpAddress, siteConfig.url).href : null;
      actions.setGlobalData({ mcp } satisfies MachineData);
    },

    async allContentLoaded({ allContent }) {
      const versions = loadedVersions(allContent);
      const all = versions.flatMap((version) => version.docs);
      const site: MachineSite = {
        siteDir,
        generatedFilesDir,
        origin: siteConfig.url,
        mcp: mcpAddress || null,
        baseUrl,
        locale: i18n.currentLocale,
        language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
        texts,
        releases: Object.fromEntries(
          versions.map(({ versionName }) => [
            versionName,
            readProductVersions(siteDir, versionNamed(versionName)),
          ]),
        ),
        addresses: new Map(
          all.map(({ source, permalink }) => [
            source.replace(/^@site\//, ''),
            pageAddress(permalink),
          ]),
        ),
      };
      let pages: Promise<SitePages> | null = null;
      read = () => (pages ??= collect(versions, site));
      hasNews = all.some(({ permalink }) => pageAddress(permalink) === baseUrl + NEWS_PAGE);
    },

    injectHtmlTags: () => ({
      headTags: hasNews
        ? [
            {
              tagName: 'link',
              attributes: {
                rel: 'alternate',
                type: 'application/atom+xml',
                title: texts['feed.title'],
                href: baseUrl + FEED_FILE,
              },
            },
          ]
        : [],
    }),

    configureWebpack: () =>
      ({
        devServer: {
          // Docusaurus uses the same list, and its last middleware answers every address, so ours must be first.
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift({
              name: PLUGIN_NAME,
              middleware: serveInDevelopment(() => read?.()),
            });
            return [];
          },
        },
      }) as object,

    async postBuild({ outDir }) {
      if (read) {
        const { pages, site } = await read();
        await writePages(pages, site, outDir);
        await writeFeed(pages, site, siteConfig.title, outDir);
        await writeTimelineFeeds(
          pages,
          site,
          readLanguageLabels(context),
          siteConfig.title,
          outDir,
        );
      }
      if (i18n.currentLocale === i18n.defaultLocale) {
        const bases = i18n.locales.map((locale) =>
          locale === i18n.defaultLocale ? baseUrl : `${baseUrl}${locale}/`,
        );
        await writeFile(path.join(outDir, 'robots.txt'), renderRobots(siteConfig.url, bases));
      }
    },
  };
}
