import type { ConfigureWebpackUtils } from '@docusaurus/types';
import type { Compiler } from 'webpack';

const NAME = 'CompileEarlyPlugin';

/**
 * Minimum size in bytes. Chromium compiles smaller scripts immediately anyway, and the added line would noticeably
 * enlarge them.
 */
const MIN_SIZE = 2_000;

/**
 * First line of a script, telling Chromium to compile all functions on a background thread while the script downloads,
 * instead of on the main thread at each first call: https://v8.dev/blog/explicit-compile-hints. Other browsers ignore
 * it as a comment.
 */
export const COMPILE_EARLY = '//# allFunctionsCalledOnLoad\n';

/** Marks scripts for eager compilation, because a page calls nearly all the functions it loads. */
export class CompileEarlyPlugin {
  readonly #bundler: ConfigureWebpackUtils['currentBundler']['instance'];

  constructor({ instance }: ConfigureWebpackUtils['currentBundler']) {
    this.#bundler = instance;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = this.#bundler;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Runs after the minifier, which strips comments, and before content hashes are computed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (file.endsWith('.js') && source.size() >= MIN_SIZE) {
            compilation.updateAsset(file, new sources.ConcatSource(COMPILE_EARLY, source));
          }
        }
      });
    });
  }
}
