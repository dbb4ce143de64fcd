import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler, Module } from 'webpack';

const NAME = 'PackageListPlugin';

interface Options {
  /** Address of the text file with the notices, which a comment in the scripts links to. */
  readonly address: string;
  /** Receives the absolute folders of the packages whose code is in the scripts and style sheets of a compilation. */
  readonly onPackages: (dirs: readonly string[]) => void;
}

/**
 * Lists the packages that a compilation publishes, and adds a link to their licenses to each script that contains
 * package code.
 */
export class PackageListPlugin {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { address, onPackages } = this.#options;
    const { Compilation: stages, sources } = compiler.webpack;
    const findPackage = createPackageFinder();
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      if (compilation.compiler.isChild()) {
        return;
      }
      // Runs after the minifier, which removes comments, and before the line that enables early compilation is added.
      const stage = stages.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const { dirs, files } = collectPackages(compilation, findPackage);
        for (const file of files) {
          compilation.updateAsset(
            file,
            (source) => new sources.ConcatSource(`/*! Licenses: ${address} */\n`, source),
          );
        }
        onPackages([...dirs].sort());
      });
    });
  }
}

/** Returns the package folders of the chunks, and the scripts with package code. */
function collectPackages(
  { modules, chunkGraph }: Compilation,
  findPackage: (file: string) => string | undefined,
): { dirs: ReadonlySet<string>; files: ReadonlySet<string> } {
  const dirs = new Set<string>();
  const files = new Set<string>();
  for (const module of modules) {
    const found = filesOf(module).flatMap((file) => findPackage(file) ?? []);
    const chunks = found.length > 0 ? [...chunkGraph.getModuleChunksIterable(module)] : [];
    if (chunks.length > 0) {
      found.forEach((dir) => dirs.add(dir));
      chunks
        .flatMap((chunk) => [...chunk.files])
        .filter((file) => /\.m?js$/.test(file))
        .forEach((file) => files.add(file));
    }
  }
  return { dirs, files };
}

/** Returns the files of a module, or of the modules that were concatenated into it. */
function filesOf(module: Module): string[] {
  const joined = 'modules' in module ? (module.modules as Module[] | undefined) : undefined;
  return (joined ?? [module]).flatMap((each) => {
    const file = each.nameForCondition();
    return file && path.isAbsolute(file) ? [file] : [];
  });
}

/** Returns the package folder of a file: the closest parent whose `package.json` has a name and a version. */
function createPackageFinder(): (file: string) => string | undefined {
  const known = new Map<string, string | undefined>();

  function ofFolder(dir: string): string | undefined {
    if (!dir.includes(`${path.sep}node_modules${path.sep}`)) {
      return undefined;
    }
    if (!known.has(dir)) {
      known.set(dir, isPackage(dir) ? dir : ofFolder(path.dirname(dir)));
    }
    return known.get(dir);
  }

  return (file) => ofFolder(path.dirname(file));
}

function isPackage(dir: string): boolean {
  const file = path.join(dir, 'package.json');
  if (!existsSync(file)) {
    return false;
  }
  const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return typeof name === 'string' && typeof version === 'string';
}
