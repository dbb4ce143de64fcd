import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import type { Compiler } from 'webpack';

/** Matches imports of data that only the server renders. */
const STATIC_REGION = /\?static-region$/;

interface BundlerPlugin {
  apply(compiler: Compiler): void;
}

/**
 * Removes the content of static regions from the browser's bundle. In it, an import with the query `?static-region` is
 * `null`, and `RENDERS_PROSE`, which compiled pages check, is false. In development, the browser's bundle has the
 * content, so that changes are visible immediately.
 */
export function configureStaticRegions(
  isServer: boolean,
  currentBundler: CurrentBundler,
): BundlerPlugin[] {
  const { DefinePlugin, NormalModuleReplacementPlugin } = currentBundler.instance;
  const hasAll = isServer || process.env.NODE_ENV === 'development';
  const empty = path.join(__dirname, '../client/static-regions/nothing.ts');
  return [
    new DefinePlugin({ RENDERS_PROSE: JSON.stringify(hasAll) }),
    ...(hasAll ? [] : [new NormalModuleReplacementPlugin(STATIC_REGION, empty)]),
  ];
}
