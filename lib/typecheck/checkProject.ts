import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { CACHE_DIR, SITE_DIR } from '../siteDir.ts';

/** What the compiler said about one `tsconfig.json`. */
export interface ProjectCheck {
  /** The files the configuration names, relative to the site. */
  readonly files: readonly string[];
  /** Errors by file, relative to the site: `file:line:column message`. Errors without a file have ''. */
  readonly errors: ReadonlyMap<string, readonly string[]>;
}

/**
 * Type-checks a project. What did not change since the last time is not checked again: the compiler
 * keeps its notes in `node_modules/.cache/typecheck`.
 *
 * @param configFile path of the `tsconfig.json`, relative to the site
 */
export function checkProject(configFile: string): ProjectCheck {
  const { fileNames, options, errors: configErrors } = readConfig(join(SITE_DIR, configFile));
  const program = ts.createIncrementalProgram({
    rootNames: fileNames,
    options: {
      ...options,
      incremental: true,
      noEmit: true,
      tsBuildInfoFile: join(
        CACHE_DIR,
        'typecheck',
        `${configFile.replaceAll('/', '-')}.tsbuildinfo`,
      ),
    },
  });
  const diagnostics = [
    ...configErrors,
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ];
  // With noEmit this writes the notes and nothing else.
  program.emit();
  return { files: fileNames.map(toSitePath), errors: groupByFile(diagnostics) };
}

/**
 * Type-checks some files of a project, without the others and without notes.
 *
 * @param folders of the files, relative to the site
 */
export function checkFolders(configFile: string, folders: readonly string[]): ProjectCheck {
  const { fileNames, options } = readConfig(join(SITE_DIR, configFile));
  const isMeant = (file: string) =>
    folders.some((folder) => toSitePath(file).startsWith(`${folder}/`));
  const rootNames = fileNames.filter((file) => isMeant(file) || file.includes('/_runtime/'));
  const program = ts.createProgram({ rootNames, options: { ...options, noEmit: true } });
  const chosen = rootNames.filter(isMeant);
  const sources = chosen.flatMap((file) => program.getSourceFile(file) ?? []);
  const diagnostics = sources.flatMap((source) => [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ]);
  return { files: chosen.map(toSitePath), errors: groupByFile(diagnostics) };
}

function readConfig(path: string): ts.ParsedCommandLine {
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, dirname(path), {}, path);
  return error ? { ...parsed, errors: [error, ...parsed.errors] } : parsed;
}

function groupByFile(diagnostics: readonly ts.Diagnostic[]): Map<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const diagnostic of diagnostics) {
    const file = diagnostic.file ? toSitePath(diagnostic.file.fileName) : '';
    errors.set(file, [...(errors.get(file) ?? []), describe(diagnostic, file)]);
  }
  return errors;
}

function describe({ file, start, messageText }: ts.Diagnostic, sitePath: string): string {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n    ');
  if (!file || start === undefined) {
    return message;
  }
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return `${sitePath}:${line + 1}:${character + 1} ${message}`;
}

function toSitePath(file: string): string {
  return relative(SITE_DIR, file);
}
