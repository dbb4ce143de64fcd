import type { ConfigureWebpackUtils } from '@docusaurus/types';
import type { Compiler } from 'webpack';

const NAME = 'CompileEarlyPlugin';

/** Bytes. A smaller script is compiled at once anyway, and would grow noticeably. */
const MIN_SIZE = 2_000;

/**
 * First line of a script whose functions Chromium compiles while it arrives, on another thread, and not one by one
 * when they are called, on the page's: https://v8.dev/blog/explicit-compile-hints. Other browsers read a comment.
 */
export const COMPILE_EARLY = '//# allFunctionsCalledOnLoad\n';

/** Has the scripts of a page compiled before they run: nearly all that a page loads, it calls. */
export class CompileEarlyPlugin {
  readonly #bundler: ConfigureWebpackUtils['currentBundler']['instance'];

  constructor({ instance }: ConfigureWebpackUtils['currentBundler']) {
    this.#bundler = instance;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = this.#bundler;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Behind the minifier, which drops comments, and before the names that tell contents apart.
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
