import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Configuration, RuleSetRule } from 'webpack';
import { replaceModules, type Replacement } from '../../lib/bundler/replaceModules';
import { CompileEarlyPlugin } from './CompileEarlyPlugin';

/** What Docusaurus writes for the bundler, whatever the folder is called. */
const GENERATED = String.raw`[\\/]\.docusaurus[^\\/]*[\\/]`;

/** The files that Docusaurus writes about all pages of the site. */
const LISTS_OF_PAGES = String.raw`(?:routes\.js|registry\.js|routesChunkNames\.json|globalData\.json)$`;

/*
 * What each replacement wins is said beside it: what a page has more without it, in JavaScript (Brotli, of 142 kB) and in
 * functions that a change of page calls before the next heading is there (of 45 thousand), on a build of three pages.
 */

/**
 * Finds what is active on a page without going through all pages for each component that asks. Nothing on three pages: what
 * the originals do grows with the entries of the sidebar and the pages of all versions.
 */
const LOOKUPS: readonly Replacement[] = ['docsUtils', 'docsClientUtils'].map((name) => ({
  original: `@docusaurus/plugin-content-docs/lib/client/${name}.js`,
  request: new RegExp(String.raw`^\./${name}$`),
  from: /plugin-content-docs[\\/]lib[\\/]client$/,
  by: path.join(__dirname, 'client', `${name}.ts`),
}));

/** Pages are rendered without the zero bytes of React 18; see `server/renderToHtml.ts`. */
const RENDERER: Replacement = {
  original: '@docusaurus/core/lib/client/renderToHtml.js',
  request: /^\.\/renderToHtml$/,
  by: path.join(__dirname, 'server', 'renderToHtml.ts'),
};

/** Links and changes of page that do as little as they can; the server has Docusaurus' own, which collect links. */
const NAVIGATION: readonly Replacement[] = [
  // 5 % of the calls when a page loads and when it changes, for 0.3 kB more.
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
  // 7 % of the calls.
  {
    original: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    request: /^\.\.?\/hooks\/useWindowSize$/,
    by: path.join(__dirname, 'client', 'useWindowSize.ts'),
  },
  // 1.3 kB.
  {
    original: '@docusaurus/theme-classic/lib/nprogress.js',
    request: /theme-classic[\\/]lib[\\/]nprogress$/,
    by: path.join(__dirname, 'client', 'progress.ts'),
  },
  // Without it a change of page calls four times as many functions.
  {
    original: '@docusaurus/core/lib/client/PendingNavigation.js',
    request: /^\.\/PendingNavigation$/,
    by: path.join(__dirname, 'client', 'SteadyNavigation.tsx'),
  },
];

const IN_PRODUCTION: readonly Replacement[] = [
  // Pages are looked up in tables before they are fetched, wherever Docusaurus does that. The tables need it.
  {
    original: '@docusaurus/core/lib/client/preload.js',
    request: /^\.\/preload$/,
    from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
    by: path.join(__dirname, 'client', 'preload.ts'),
  },
  // One package of Docusaurus, compiled to CommonJS, would bring all of tslib for a single line of it: 3.2 kB.
  {
    original: 'tslib',
    request: /^tslib$/,
    from: /@docusaurus[\\/]utils-common[\\/]/,
    by: path.join(__dirname, 'client', 'importHelpers.cjs'),
  },
];

/**
 * How pages are fetched and rendered, and that the first JavaScript does not grow with the number of pages.
 *
 * Pages load when a reader is about to open them (Docusaurus does that when a pointer rests on a link), not when a link
 * comes into view: a sidebar shows dozens of links, and fetching their pages would multiply what every page loads.
 *
 * Docusaurus puts four lists of all pages into the first JavaScript: routes, their chunks, the modules of the chunks,
 * and the pages of each version. `page-tables` takes the pages out of them into one table for each area of a version.
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
          plugins: replaceModules(currentBundler, replacements),
          module: { rules: [versionProps] },
        };
      }
      nameChunks(config);
      return {
        // Without it, every demo's import of what all demos of a version share is a separate file.
        optimization: { mergeDuplicateChunks: true },
        plugins: [
          ...replaceModules(currentBundler, [...replacements, ...IN_PRODUCTION]),
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
 * Names chunks by their number and the build, so that the runtime needs no table of them, which would grow with every
 * page and demo; nor the table from names to addresses that only prefetching reads. The few large chunks that hold
 * packages keep names of their own, and with them their place in the caches of readers who come back.
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
