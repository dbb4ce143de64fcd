import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack';

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
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      dropChunkNames(config);
      return {
        module: {
          rules: [
            {
              test: /[\\/]\.docusaurus[^\\/]*[\\/]registry\.js$/,
              use: [{ loader: path.join(__dirname, 'shortenRegistryLoader.cjs') }],
            },
          ],
        },
      };
    },
  };
}

/** Names chunks by their number, and leaves out the table from names to addresses which only prefetching reads. */
function dropChunkNames(config: Configuration): void {
  config.plugins = config.plugins?.filter(
    (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
  );
  config.output = {
    ...config.output,
    chunkFilename: 'assets/js/[id].[contenthash:8].js',
  };
}
