import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import type { Compiler } from 'webpack';

/** Imports with this query hold what only the server renders. */
const STATIC_REGION = /\?static-region$/;

interface BundlerPlugin {
  apply(compiler: Compiler): void;
}

/**
 * Takes what static regions show out of the browser's bundle: there an import with the query
 * `?static-region` is `null`, and `RENDERS_PROSE`, which compiled pages ask, is false. While pages are being written the
 * browser has it all, so that changes show at once.
 */
export function configureStaticRegions(
  isServer: boolean,
  currentBundler: CurrentBundler,
): BundlerPlugin[] {
  const { DefinePlugin, NormalModuleReplacementPlugin } = currentBundler.instance;
  const hasAll = isServer || process.env.NODE_ENV === 'development';
  const empty = path.join(__dirname, '../../src/components/StaticRegion/nothing.ts');
  return [
    new DefinePlugin({ RENDERS_PROSE: JSON.stringify(hasAll) }),
    ...(hasAll ? [] : [new NormalModuleReplacementPlugin(STATIC_REGION, empty)]),
  ];
}
