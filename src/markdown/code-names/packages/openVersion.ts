import { join } from 'node:path';
import ts from 'typescript';
import type { ImportableModules } from './importableModules';

/** Compiler options for listings, as strict as those for demos. */
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: false,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  resolveJsonModule: true,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** Declarations that bundlers add to all modules. */
const BUNDLER = 'interface ImportMeta { readonly env: Record<string, string | undefined> }';

/** The packages of a version, loaded by the compiler. */
export interface OpenVersion {
  readonly modules: ImportableModules;
  readonly program: ts.Program;
  /** The exports of each package in `modules.searched`. */
  readonly exports: ReadonlyMap<string, ReadonlySet<string>>;
  /** Compiles in-memory modules, given by absolute path. */
  compile(files: ReadonlyMap<string, string>): ts.Program;
}

/** Caches parsed files that do not change, for all versions. */
const parsedFiles = new Map<string, ts.SourceFile>();

export function openVersion(modules: ImportableModules): OpenVersion {
  const dir = modules.versionDir;
  const entry = join(dir, '__packages.ts');
  const roots = new Map([
    [join(dir, '__bundler.d.ts'), BUNDLER],
    [entry, modules.searched.map((name) => `import '${name}';`).join('\n')],
  ]);
  const program = createProgram(dir, roots);
  return {
    modules,
    program,
    exports: readExports(program, entry),
    compile: (files) => createProgram(dir, new Map([...roots, ...files]), program),
  };
}

function createProgram(
  dir: string,
  virtual: ReadonlyMap<string, string>,
  oldProgram?: ts.Program,
): ts.Program {
  const disk = ts.createCompilerHost(OPTIONS);
  const host: ts.CompilerHost = {
    ...disk,
    getCurrentDirectory: () => dir,
    fileExists: (file) => virtual.has(file) || disk.fileExists(file),
    readFile: (file) => virtual.get(file) ?? disk.readFile(file),
    getSourceFile(file, languageVersion) {
      const text = virtual.get(file);
      if (text !== undefined) {
        return ts.createSourceFile(file, text, languageVersion, true);
      }
      const parsed = parsedFiles.get(file) ?? disk.getSourceFile(file, languageVersion);
      if (parsed) {
        parsedFiles.set(file, parsed);
      }
      return parsed;
    },
  };
  return ts.createProgram({ rootNames: [...virtual.keys()], options: OPTIONS, host, oldProgram });
}

function readExports(program: ts.Program, entry: string): Map<string, Set<string>> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  return new Map(
    source?.statements.filter(ts.isImportDeclaration).map(({ moduleSpecifier }) => {
      const module = checker.getSymbolAtLocation(moduleSpecifier);
      const exported = module ? checker.getExportsOfModule(module) : [];
      const current = exported.filter((symbol) => !isDeprecatedAlias(symbol));
      return [
        (moduleSpecifier as ts.StringLiteral).text,
        new Set(current.map(({ name }) => name)),
      ] as const;
    }),
  );
}

/**
 * Packages of larger plans export the components of smaller plans as functions that only print what to import instead.
 */
function isDeprecatedAlias(symbol: ts.Symbol): boolean {
  return (
    symbol
      .getDeclarations()
      ?.some(
        (declaration) =>
          ts.isFunctionDeclaration(declaration) &&
          declaration.parameters.length === 0 &&
          ts.getJSDocDeprecatedTag(declaration) !== undefined,
      ) ?? false
  );
}
