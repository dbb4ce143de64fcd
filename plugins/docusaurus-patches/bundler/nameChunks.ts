import type { Configuration } from 'webpack';

/**
 * Names chunks by number and build, so that the runtime needs no name table, which would grow with every page and demo.
 * Also removes the table from names to addresses that only prefetching reads. The few large chunks that hold packages
 * keep separate names, so they stay in the cache of returning readers.
 */
export function nameChunks(config: Configuration): void {
  const rest = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
  if (rest?.length === config.plugins?.length) {
    throw new Error(
      'docusaurus-patches: Docusaurus no longer has a bundler plugin "ChunkAssetPlugin". Check what writes the table of ' +
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
