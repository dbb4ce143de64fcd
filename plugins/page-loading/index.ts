import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Configuration, RuleSetRule } from 'webpack';
import { replaceModules, type Replacement } from '../../lib/bundler/replaceModules';
import { CompileEarlyPlugin } from './CompileEarlyPlugin';

/** Pattern of the folder that Docusaurus generates for the bundler; its name can have a suffix. */
const GENERATED = String.raw`[\\/]\.docusaurus[^\\/]*[\\/]`;

/** Pattern of the generated files that list all pages of the site. */
const LISTS_OF_PAGES = String.raw`(?:routes\.js|registry\.js|routesChunkNames\.json|globalData\.json)$`;

/*
 * The savings of each replacement are listed next to it: how much more JavaScript a page would load without it (Brotli,
 * of 142 kB), and how many more functions a page change would call before the next heading appears (of 45 thousand).
 * Measured on a build of three pages.
 */

/**
 * Finds the active version, page and sidebar entries without going through all pages for each component. Saves nothing
 * on three pages, because the cost of the originals grows with the sidebar entries and the pages of all versions.
 */
const LOOKUPS: readonly Replacement[] = ['docsUtils', 'docsClientUtils'].map((name) => ({
  original: `@docusaurus/plugin-content-docs/lib/client/${name}.js`,
  request: new RegExp(String.raw`^\./${name}$`),
  from: /plugin-content-docs[\\/]lib[\\/]client$/,
  by: path.join(__dirname, 'client', `${name}.ts`),
}));

/** Renders pages without the zero bytes of React 18; see `server/renderToHtml.ts`. */
const RENDERER: Replacement = {
  original: '@docusaurus/core/lib/client/renderToHtml.js',
  request: /^\.\/renderToHtml$/,
  by: path.join(__dirname, 'server', 'renderToHtml.ts'),
};

/** Minimal links and page changes for browsers. The server keeps Docusaurus' versions, which collect links. */
const NAVIGATION: readonly Replacement[] = [
  // 5 % of the calls during a page load and a page change; costs 0.3 kB.
  {
    original: '@docusaurus/core/lib/client/exports/Link.js',
    request: /^@docusaurus\/Link$/,
    by: path.join(__dirname, 'client', 'Link.tsx'),
  },
  // 3.6 kB, 12 % of the calls.
  {
    original: 'react-helmet-async',
    request: /^react-helmet-async$/,
    by: path.join(__dirname, 'client', 'head', 'Helmet.tsx'),
  },
  // Without it, a page change calls four times as many functions.
  {
    original: '@docusaurus/core/lib/client/PendingNavigation.js',
    request: /^\.\/PendingNavigation$/,
    by: path.join(__dirname, 'client', 'SteadyNavigation.tsx'),
  },
];

const IN_PRODUCTION: readonly Replacement[] = [
  // Looks up pages in the tables before Docusaurus fetches them. Required by the tables.
  {
    original: '@docusaurus/core/lib/client/preload.js',
    request: /^\.\/preload$/,
    from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
    by: path.join(__dirname, 'client', 'preload.ts'),
  },
];

/**
 * Optimizes how pages are fetched and rendered, and keeps the size of the initial JavaScript independent of the number
 * of pages.
 *
 * Pages load when a reader is about to open them (Docusaurus does this when a pointer hovers over a link), not when a
 * link comes into view. A sidebar shows dozens of links, and fetching all their pages would multiply the size of each
 * page load.
 *
 * Docusaurus puts four lists of all pages into the initial JavaScript: routes, their chunks, the modules of the chunks,
 * and the pages of each version. `page-tables` moves the pages from these lists into one table per area of a version.
 */
export default function pageLoading(): Plugin {
  return {
    name: 'page-loading',
    getClientModules: () =>
      ['shownPage.ts', 'tolerateTranslators.ts', 'withoutPrefetch.ts'].map((name) =>
        path.join(__dirname, 'client', name),
      ),
    configureWebpack(config, isServer, { currentBundler }) {
      const versionProps = loaderFor(
        String.raw`docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$`,
        'dropDocsListLoader.cjs',
      );
      if (isServer) {
        return {
          plugins: replaceModules(currentBundler, [...LOOKUPS, RENDERER]),
          module: { rules: [versionProps] },
        };
      }
      const replacements = [...LOOKUPS, ...NAVIGATION];
      if (config.mode !== 'production') {
        return {
          plugins: [
            ...replaceModules(currentBundler, replacements),
            // The development server has all pages; links behave as in production.
            new currentBundler.instance.DefinePlugin({ 'process.env.SITE_PART': 'undefined' }),
          ],
          module: { rules: [versionProps] },
        };
      }
      nameChunks(config);
      return {
        // Without it, each demo would get a separate file for the import that all demos of a version share.
        optimization: { mergeDuplicateChunks: true },
        plugins: [
          ...replaceModules(currentBundler, [...replacements, ...IN_PRODUCTION]),
          new currentBundler.instance.DefinePlugin({
            'process.env.SITE_PART': JSON.stringify(config.output?.uniqueName),
          }),
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

/**
 * Names chunks by number and build, so that the runtime needs no name table, which would grow with every page and demo.
 * Also removes the table from names to addresses that only prefetching reads. The few large chunks that hold packages
 * keep separate names, so they stay in the cache of returning readers.
 */
function nameChunks(config: Configuration): void {
  const rest = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
  if (rest?.length === config.plugins?.length) {
    throw new Error(
      'page-loading: Docusaurus no longer has a bundler plugin "ChunkAssetPlugin". Check what writes the table of ' +
        'addresses that prefetching reads, and remove that instead.',
    );
  }
  config.plugins = rest;
  config.output = { ...config.output, chunkFilename: 'assets/js/[id].[fullhash:8].js' };
  const splitChunks = config.optimization?.splitChunks;
  if (splitChunks) {
    splitChunks.cacheGroups = {
      ...splitChunks.cacheGroups,
      defaultVendors: {
        test: /[\\/]node_modules[\\/]/,
        priority: -10,
        reuseExistingChunk: true,
        // Bytes before minification. Many small chunks, each compressed separately, are a tenth larger than a few large
        // ones.
        minSize: 180_000,
        filename: 'assets/js/[id].[contenthash:8].js',
      },
      // Docusaurus puts modules that half of the pages use into every page. Reference pages are more than half.
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
