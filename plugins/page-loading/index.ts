import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import type { Configuration, RuleSetRule } from 'webpack';

/** What Docusaurus writes for the bundler, whatever the folder is called. */
const GENERATED = String.raw`[\\/]\.docusaurus[^\\/]*[\\/]`;

/**
 * How pages are fetched, and how little of the list of all pages the first JavaScript has to carry.
 *
 * Pages load when a reader is about to open them (Docusaurus does that when a pointer rests on a link), not when a link
 * comes into view: a sidebar shows dozens of links, and fetching their pages would multiply what every page loads. That
 * leaves two of the three tables of chunks in the bundler's runtime without a use; they grow with every page.
 */
export default function pageLoading(): Plugin {
  return {
    name: 'page-loading',
    getClientModules: () => [path.join(__dirname, 'client', 'withoutPrefetch.ts')],
    configureWebpack(config, isServer, { currentBundler }) {
      const versionProps = loaderFor(
        String.raw`docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$`,
        'dropDocsListLoader.cjs',
      );
      if (isServer || config.mode !== 'production') {
        return { module: { rules: [versionProps] } };
      }
      dropChunkNames(config);
      return {
        plugins: [withFewerHelpers(currentBundler)],
        module: {
          rules: [versionProps, loaderFor(String.raw`registry\.js$`, 'shortenRegistryLoader.cjs')],
        },
      };
    },
  };
}

function loaderFor(file: string, loader: string): RuleSetRule {
  return { test: new RegExp(GENERATED + file), use: [{ loader: path.join(__dirname, loader) }] };
}

/** Names chunks by their number, and leaves out the table from names to addresses which only prefetching reads. */
function dropChunkNames(config: Configuration): void {
  config.plugins = config.plugins?.filter(
    (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
  );
  config.output = { ...config.output, chunkFilename: 'assets/js/[id].[contenthash:8].js' };
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
