import { readFile } from 'node:fs/promises';
import type { Compiler } from 'webpack';
import type { FontFile } from './collectFontFiles';

const NAME = 'EmitFontsPlugin';

/** Emits the font files as assets, for the development server as well as for builds. */
export class EmitFontsPlugin {
  readonly #files: readonly FontFile[];

  constructor(files: readonly FontFile[]) {
    this.#files = files;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          for (const { asset, source } of this.#files) {
            compilation.emitAsset(asset, new sources.RawSource(await readFile(source)));
          }
        },
      );
    });
  }
}
