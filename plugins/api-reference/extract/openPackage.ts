import ts from 'typescript';
import { COMPILER_OPTIONS } from './compilerOptions';
import { ExtractionError } from './ExtractionError';
import type { LocatedPackage } from './locatePackage';

/** A package whose declarations the compiler has read. */
export interface OpenPackage extends LocatedPackage {
  checker: ts.TypeChecker;
  /** What the package's entry point exports, aliases followed, by exported name. */
  exports: ReadonlyMap<string, ts.Symbol>;
  /** `React.ReactNode`, which tells components from other functions. */
  reactNode: ts.Type;
}

/** Source files parsed once for all the programs of one extraction. */
export type SourceCache = Map<string, ts.SourceFile | undefined>;

/**
 * Makes one program for one package: the paid packages augment the interfaces of the free ones,
 * so that only separate programs show what each plan has.
 *
 * @throws ExtractionError when the entry point's declarations have syntax errors or export nothing
 */
export function openPackage(located: LocatedPackage, sources: SourceCache): OpenPackage {
  const program = ts.createProgram({
    rootNames: [located.declarations],
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
  return { ...located, checker, exports, reactNode: findReactNode(program, checker, located) };
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

function followAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function findReactNode(
  program: ts.Program,
  checker: ts.TypeChecker,
  located: LocatedPackage,
): ts.Type {
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
  throw new ExtractionError(
    `${located.name}@${located.version} does not reach React's types, so its components cannot be ` +
      `told from other functions. Install @types/react.`,
  );
}
