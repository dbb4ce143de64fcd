import fs, { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CachedInputFileSystem, ResolverFactory } from 'enhanced-resolve';
import ts from 'typescript';
import { isRead } from './packages';

/** A module that readers can import, and its package. */
export interface EntryPoint {
  readonly package: string;
  readonly file: string;
}

/** The JavaScript of a version's packages, with resolved symbols. */
export interface Scripts {
  readonly checker: ts.TypeChecker;
  /** Every module that is reachable from an entry point. */
  readonly files: readonly ts.SourceFile[];
  readonly entryPoints: readonly EntryPoint[];
}

/** Folders of a package that contain the same code for another module system, or that are not entry points. */
const NO_ENTRY = /^(?:esm|modern|legacy|node|node_modules|umd|dist|internals|locales)$/;

const OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  noLib: true,
  types: [],
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * Parses the modules that a bundler would include: one build of each package, and the modules that it imports from
 * other packages of the library.
 *
 * @param names packages that the version pins
 * @param versionDir absolute path of the folder whose `package.json` pins them
 * @throws when a package has no main module
 */
export function openScripts(names: readonly string[], versionDir: string): Scripts {
  const resolve = createResolver();
  const entryPoints = names.flatMap((name) => findEntryPoints(name, versionDir, resolve));
  const program = ts.createProgram({
    rootNames: entryPoints.map(({ file }) => file),
    options: OPTIONS,
    host: createHost(resolve),
  });
  return {
    checker: program.getTypeChecker(),
    files: program.getSourceFiles(),
    entryPoints,
  };
}

/** Resolves an import to a file; `null` if the import is not followed. */
type Resolve = (specifier: string, folder: string) => string | null;

function createResolver(): Resolve {
  const resolver = ResolverFactory.createResolver({
    fileSystem: new CachedInputFileSystem(fs, 60_000),
    useSyncFileSystemCalls: true,
    conditionNames: ['import', 'module', 'default'],
    mainFields: ['module', 'main'],
    extensions: ['.mjs', '.js'],
  });
  return (specifier, folder) => {
    try {
      return resolver.resolveSync({}, folder, specifier) || null;
    } catch {
      return null;
    }
  };
}

/** Returns the main module of a package and the folders that can be imported from it. */
function findEntryPoints(name: string, versionDir: string, resolve: Resolve): EntryPoint[] {
  const root = resolve(name, versionDir);
  const dir = root && findPackageDir(root, name);
  if (!root || !dir) {
    throw new Error(
      `${name} has no JavaScript that can be imported from ${versionDir}. ` +
        `Pin the package in ${path.join(versionDir, 'package.json')} and run "npm install".`,
    );
  }
  const below = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_ENTRY.test(entry.name))
    .flatMap((entry) => resolve(`${name}/${entry.name}`, versionDir) ?? []);
  return [root, ...below].map((file) => ({ package: name, file }));
}

function findPackageDir(file: string, name: string): string | null {
  for (let dir = path.dirname(file); dir !== path.dirname(dir); dir = path.dirname(dir)) {
    const manifest = path.join(dir, 'package.json');
    if (existsSync(manifest)) {
      const found = (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name;
      if (found === name) {
        return dir;
      }
    }
  }
  return null;
}

function createHost(resolve: Resolve): ts.CompilerHost {
  return {
    ...ts.createCompilerHost(OPTIONS, true),
    resolveModuleNameLiterals: (literals, importer) =>
      literals.map(({ text }) => {
        const file = isRead(text) ? resolve(text, path.dirname(importer)) : null;
        return {
          resolvedModule: file
            ? {
                resolvedFileName: file,
                extension: path.extname(file),
                isExternalLibraryImport: false,
              }
            : undefined,
        };
      }),
  };
}
