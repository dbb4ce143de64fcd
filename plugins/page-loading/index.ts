import path from 'node:path';
import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration, RuleSetRule } from 'webpack';
import { CompileEarlyPlugin } from './CompileEarlyPlugin';

/** What Docusaurus writes for the bundler, whatever the folder is called. */
const GENERATED = String.raw`[\\/]\.docusaurus[^\\/]*[\\/]`;

/** The files that Docusaurus writes about all pages of the site. */
const LISTS_OF_PAGES = String.raw`(?:routes\.js|registry\.js|routesChunkNames\.json|globalData\.json)$`;

/**
 * How pages are fetched and rendered, and that the first JavaScript does not grow with the number of pages.
 *
 * Pages load when a reader is about to open them (Docusaurus does that when a pointer rests on a link), not when a link
 * comes into view: a sidebar shows dozens of links, and fetching their pages would multiply what every page loads.
 *
 * Docusaurus puts four lists of all pages into the first JavaScript: routes, their chunks, the modules of the chunks,
 * and the pages of each version. `page-tables` takes the pages out of them into one table for each area of a version.
 */
export default function pageLoading({ siteConfig }: LoadContext): Plugin {
  const hasAnnouncement = Boolean(siteConfig.themeConfig.announcementBar);
  return {
    name: 'page-loading',
    getClientModules: () =>
      ['tolerateTranslators.ts', 'withoutPrefetch.ts'].map((name) =>
        path.join(__dirname, 'client', name),
      ),
    configureWebpack(config, isServer, { currentBundler }) {
      const versionProps = loaderFor(
        String.raw`docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$`,
        'dropDocsListLoader.cjs',
      );
      const lookups = replaceLookups(currentBundler);
      if (isServer) {
        return {
          plugins: [lookups, replaceRenderer(currentBundler)],
          module: { rules: [versionProps] },
        };
      }
      const plugins = [
        lookups,
        ...replaceNavigation(currentBundler),
        ...(hasAnnouncement ? [] : dropAnnouncements(currentBundler)),
      ];
      if (config.mode !== 'production') {
        return { plugins, module: { rules: [versionProps] } };
      }
      nameChunks(config);
      return {
        plugins: [
          ...plugins,
          replacePreload(currentBundler),
          withFewerHelpers(currentBundler),
          new CompileEarlyPlugin(currentBundler),
        ],
        module: {
          rules: [
            versionProps,
            loaderFor(String.raw`docusaurus\.config\.mjs$`, 'dropBuildOptionsLoader.mjs'),
            loaderFor(LISTS_OF_PAGES, 'page-tables/loader.mjs'),
          ],
        },
      };
    },
  };
}

function loaderFor(file: string, loader: string): RuleSetRule {
  return { test: new RegExp(GENERATED + file), use: [{ loader: path.join(__dirname, loader) }] };
}

/** Finds what is active on a page without going through all pages for each component that asks. */
function replaceLookups({ instance }: ConfigureWebpackUtils['currentBundler']) {
  return new instance.NormalModuleReplacementPlugin(
    /^\.\/docs(?:Client)?Utils$/,
    (resource: { context: string; request: string }) => {
      if (/plugin-content-docs[\\/]lib[\\/]client$/.test(resource.context)) {
        resource.request = path.join(__dirname, 'client', `${path.basename(resource.request)}.ts`);
      }
    },
  );
}

/** Pages are rendered without the zero bytes of React 18; see `server/renderToHtml.ts`. */
function replaceRenderer({ instance }: ConfigureWebpackUtils['currentBundler']) {
  return new instance.NormalModuleReplacementPlugin(
    /^\.\/renderToHtml$/,
    path.join(__dirname, 'server', 'renderToHtml.ts'),
  );
}

/** Links and changes of page that do as little as they can; the server has Docusaurus' own, which collect links. */
function replaceNavigation({ instance }: ConfigureWebpackUtils['currentBundler']) {
  const { NormalModuleReplacementPlugin } = instance;
  return [
    new NormalModuleReplacementPlugin(
      /^@docusaurus\/Link$/,
      path.join(__dirname, 'client', 'Link.tsx'),
    ),
    new NormalModuleReplacementPlugin(
      /^react-helmet-async$/,
      path.join(__dirname, 'client', 'head', 'Helmet.tsx'),
    ),
    new NormalModuleReplacementPlugin(
      /^\.\.?\/hooks\/useWindowSize$/,
      path.join(__dirname, 'client', 'useWindowSize.ts'),
    ),
    new NormalModuleReplacementPlugin(
      /theme-classic[\\/]lib[\\/]nprogress$/,
      path.join(__dirname, 'client', 'progress.ts'),
    ),
    new NormalModuleReplacementPlugin(
      /^\.\/PendingNavigation$/,
      path.join(__dirname, 'client', 'SteadyNavigation.tsx'),
    ),
    new NormalModuleReplacementPlugin(
      /^\.\/BaseUrlIssueBanner$/,
      path.join(__dirname, 'client', 'Nothing.ts'),
    ),
  ];
}

/** Without an announcement in the configuration, neither its bar nor what remembers that it was closed is sent. */
function dropAnnouncements({ instance }: ConfigureWebpackUtils['currentBundler']) {
  const { NormalModuleReplacementPlugin } = instance;
  return [
    new NormalModuleReplacementPlugin(
      /^@theme\/AnnouncementBar$/,
      path.join(__dirname, 'client', 'Nothing.ts'),
    ),
    new NormalModuleReplacementPlugin(
      /^\.\/contexts\/announcementBar$/,
      path.join(__dirname, 'client', 'withoutAnnouncements.ts'),
    ),
  ];
}

/** Pages are looked up in tables before they are fetched, wherever Docusaurus does that. */
function replacePreload({ instance }: ConfigureWebpackUtils['currentBundler']) {
  return new instance.NormalModuleReplacementPlugin(
    /^\.\/preload$/,
    (resource: { context: string; request: string }) => {
      if (/@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(resource.context)) {
        resource.request = path.join(__dirname, 'client', 'preload.ts');
      }
    },
  );
}

/**
 * Names chunks by their number and the build, so that the runtime needs no table of them, which would grow with every
 * page and demo; nor the table from names to addresses that only prefetching reads. The few large chunks that hold
 * packages keep names of their own, and with them their place in the caches of readers who come back.
 */
function nameChunks(config: Configuration): void {
  config.plugins = config.plugins?.filter(
    (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
  );
  config.output = { ...config.output, chunkFilename: 'assets/js/[id].[fullhash:8].js' };
  const splitChunks = config.optimization?.splitChunks;
  if (splitChunks) {
    splitChunks.cacheGroups = {
      ...splitChunks.cacheGroups,
      defaultVendors: {
        test: /[\\/]node_modules[\\/]/,
        priority: -10,
        reuseExistingChunk: true,
        // Bytes before minification. Many small chunks, each compressed for itself, are a tenth larger than few.
        minSize: 180_000,
        filename: 'assets/js/[id].[contenthash:8].js',
      },
      // Docusaurus gives every page what half of the pages have. Those of the reference are more than half.
      reference: {
        test: /[\\/]plugins[\\/]api-reference[\\/](?:client|theme)[\\/].*\.tsx?$/,
        name: 'reference',
        minChunks: 2,
        priority: 50,
        reuseExistingChunk: true,
      },
    };
  }
}

/** One package of Docusaurus, compiled to CommonJS, would bring all of tslib for a single line of it. */
function withFewerHelpers({ instance }: ConfigureWebpackUtils['currentBundler']) {
  return new instance.NormalModuleReplacementPlugin(
    /^tslib$/,
    (resource: { context: string; request: string }) => {
      if (/@docusaurus[\\/]utils-common[\\/]/.test(resource.context)) {
        resource.request = path.join(__dirname, 'client', 'importHelpers.cjs');
      }
    },
  );
}
