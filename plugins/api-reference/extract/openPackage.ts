import ts from 'typescript';
import { COMPILER_OPTIONS } from './compilerOptions';
import { ExtractionError } from './ExtractionError';
import { type LocatedPackage, resolveDeclarations } from './locatePackage';
import { collectThemed } from './readTheme';
import type { ThemeDoc } from '../types';

/** A package whose declarations the compiler has read. */
export interface OpenPackage extends LocatedPackage {
  checker: ts.TypeChecker;
  /** Exports of the package's entry point, with aliases resolved, by exported name. */
  exports: ReadonlyMap<string, ts.Symbol>;
  /** Types that the package adds to the theme, by component name. */
  themed: ReadonlyMap<string, ThemeDoc>;
  /** `React.ReactNode`, which distinguishes components from other functions; `null` if React is not used. */
  reactNode: ts.Type | null;
}

/** Source files parsed once for all the programs of one extraction. */
export type SourceCache = Map<string, ts.SourceFile | undefined>;

/**
 * Creates a program for one package: paid packages augment the interfaces of free ones, so only separate programs show
 * the members of each plan.
 *
 * @throws ExtractionError if the declarations of the entry point have syntax errors or export nothing
 */
export function openPackage(located: LocatedPackage, sources: SourceCache): OpenPackage {
  const program = ts.createProgram({
    rootNames: listRoots(located),
    options: COMPILER_OPTIONS,
    host: createCachingHost(sources),
  });
  refuseSyntaxErrors(program, located);
  const checker = program.getTypeChecker();
  const entry = program.getSourceFile(located.declarations);
  const module = entry && checker.getSymbolAtLocation(entry);
  const found = module ? checker.getExportsOfModule(module) : [];
  if (found.length === 0) {
    throw new ExtractionError(
      `${located.declarations} exports nothing. Reinstall ${located.name}@${located.version}.`,
    );
  }
  const exports = new Map(found.map((symbol) => [symbol.name, followAlias(checker, symbol)]));
  return {
    ...located,
    checker,
    exports,
    themed: collectThemed(program, checker, located.name),
    reactNode: findReactNode(program, checker),
  };
}

/** Packages may augment the theme's types in a separate entry point. */
function listRoots({ name, dir, declarations }: LocatedPackage): string[] {
  const augmentation = resolveDeclarations(`${name}/themeAugmentation`, dir);
  return augmentation ? [declarations, augmentation] : [declarations];
}

function createCachingHost(sources: SourceCache): ts.CompilerHost {
  const host = ts.createCompilerHost(COMPILER_OPTIONS, true);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (fileName, ...rest) => {
    if (!sources.has(fileName)) {
      sources.set(fileName, read(fileName, ...rest));
    }
    return sources.get(fileName);
  };
  return host;
}

function refuseSyntaxErrors(program: ts.Program, located: LocatedPackage): void {
  const [first] = program
    .getSourceFiles()
    .filter((file) => file.fileName.startsWith(located.dir))
    .flatMap((file) => program.getSyntacticDiagnostics(file));
  if (first?.file) {
    const { line, character } = first.file.getLineAndCharacterOfPosition(first.start ?? 0);
    throw new ExtractionError(
      `${first.file.fileName}:${line + 1}:${character + 1} cannot be parsed: ` +
        `${ts.flattenDiagnosticMessageText(first.messageText, ' ')} ` +
        `Reinstall ${located.name}@${located.version}.`,
    );
  }
}

/** Module augmentations belong to a separate symbol, which only the compiler's internal `getMergedSymbol` resolves. */
function followAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const { getMergedSymbol } = checker as { getMergedSymbol?: (symbol: ts.Symbol) => ts.Symbol };
  return getMergedSymbol?.(target) ?? target;
}

function findReactNode(program: ts.Program, checker: ts.TypeChecker): ts.Type | null {
  for (const file of program.getSourceFiles()) {
    const module = /\/@types\/react\/(?:ts5\.0\/)?index\.d\.ts$/.test(file.fileName)
      ? checker.getSymbolAtLocation(file)
      : undefined;
    const symbol =
      module && checker.getExportsOfModule(module).find(({ name }) => name === 'ReactNode');
    if (symbol) {
      return checker.getDeclaredTypeOfSymbol(symbol);
    }
  }
  return null;
}
