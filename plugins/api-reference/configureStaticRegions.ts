import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';

/** Imports with this query hold what only the server renders. */
const STATIC_REGION = /\?static-region$/;

type Replacement = new (pattern: RegExp, module: string) => { apply(compiler: unknown): void };

/**
 * Takes what static regions show out of the browser's bundle: there an import with the query
 * `?static-region` is `null`. While pages are being written the browser has it all, so that changes
 * show at once.
 */
export function configureStaticRegions(
  isServer: boolean,
  currentBundler: CurrentBundler,
): InstanceType<Replacement>[] {
  if (isServer || process.env.NODE_ENV === 'development') {
    return [];
  }
  const { NormalModuleReplacementPlugin } = currentBundler.instance as unknown as {
    NormalModuleReplacementPlugin: Replacement;
  };
  const empty = path.join(__dirname, '../../src/components/StaticRegion/nothing.ts');
  return [new NormalModuleReplacementPlugin(STATIC_REGION, empty)];
}
