import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { CACHE_DIR, SITE_DIR } from '../siteDir.ts';

/**
 * Matches imports of adapters of the pickers. From version 8, each adapter in a program adds its date type to every
 * component: with two of them, each value has either type. Readers use only one.
 */
const ADAPTER = /^@mui\/x-date-pickers(?:-pro)?\/Adapter(\w+?)(?:V\d)?$/;

/** Result of the compiler for one `tsconfig.json`. */
export interface ProjectCheck {
  /** The files of the configuration, relative to the site. */
  readonly files: readonly string[];
  /** Errors by file, relative to the site: `file:line:column message`. The key of errors without a file is ''. */
  readonly errors: ReadonlyMap<string, readonly string[]>;
}

/**
 * Type-checks a project incrementally: the compiler stores its state in `node_modules/.cache/typecheck`.
 *
 * @param configFile path of the `tsconfig.json`, relative to the site
 */
export function checkProject(configFile: string): ProjectCheck {
  const { fileNames, options, errors: configErrors } = readConfig(join(SITE_DIR, configFile));
  const diagnostics: ts.Diagnostic[] = [...configErrors];
  for (const [adapters, files] of splitByAdapters(fileNames)) {
    const notes = `${configFile.replaceAll('/', '-')}${adapters && `-${adapters}`}.tsbuildinfo`;
    const program = ts.createIncrementalProgram({
      rootNames: [...files, ...runtimeOf(fileNames)],
      options: {
        ...options,
        incremental: true,
        noEmit: true,
        tsBuildInfoFile: join(CACHE_DIR, 'typecheck', notes),
      },
    });
    diagnostics.push(
      ...program.getConfigFileParsingDiagnostics(),
      ...program.getOptionsDiagnostics(),
      ...program.getGlobalDiagnostics(),
      ...diagnosticsOf(program, (file) => fileNames.includes(file) && !files.includes(file)),
    );
    // With noEmit, this only writes the incremental state.
    program.emit();
  }
  return { files: fileNames.map(toSitePath), errors: groupByFile(diagnostics) };
}

/**
 * Type-checks some files of a project, without the others and without incremental state.
 *
 * @param folders folders of the files, relative to the site
 */
export function checkFolders(configFile: string, folders: readonly string[]): ProjectCheck {
  const { fileNames, options } = readConfig(join(SITE_DIR, configFile));
  const isMeant = (file: string) =>
    folders.some((folder) => toSitePath(file).startsWith(`${folder}/`));
  const chosen = fileNames.filter(isMeant);
  const diagnostics = [...splitByAdapters(chosen).values()].flatMap((files) => {
    const rootNames = [...files, ...runtimeOf(fileNames)];
    const program = ts.createProgram({ rootNames, options: { ...options, noEmit: true } });
    return diagnosticsOf(program, (file) => !files.includes(file));
  });
  return { files: chosen.map(toSitePath), errors: groupByFile(diagnostics) };
}

/** Groups files that can share a program by the adapters that they need; '' is the group with Day.js or none. */
export function splitByAdapters(files: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const adapters = [...adaptersOf(file)]
      .sort()
      .join('+')
      .replace(/^Dayjs$/, '');
    groups.set(adapters, [...(groups.get(adapters) ?? []), file]);
  }
  return groups;
}

/** Returns the adapters that a file imports, directly or through sibling files. */
function adaptersOf(file: string, seen = new Set<string>()): Set<string> {
  const adapters = new Set<string>();
  const path = [file, `${file}.tsx`, `${file}.ts`].find(
    (name) => /\.tsx?$/.test(name) && existsSync(name),
  );
  if (path === undefined || seen.has(path)) {
    return adapters;
  }
  seen.add(path);
  for (const { fileName } of ts.preProcessFile(readFileSync(path, 'utf8')).importedFiles) {
    const adapter = ADAPTER.exec(fileName)?.[1];
    if (adapter !== undefined) {
      adapters.add(adapter);
    } else if (fileName.startsWith('.')) {
      adaptersOf(join(dirname(path), fileName), seen).forEach((each) => adapters.add(each));
    }
  }
  return adapters;
}

/** Ambient declarations that every program of a version needs. */
function runtimeOf(files: readonly string[]): string[] {
  return files.filter((file) => file.includes('/_runtime/'));
}

/** A program, with or without incremental state. */
type Checked = Pick<
  ts.BuilderProgram,
  'getSourceFiles' | 'getSyntacticDiagnostics' | 'getSemanticDiagnostics'
>;

/** Returns the errors of a program's files, except for those that have a separate program. */
function diagnosticsOf(program: Checked, isElsewhere: (file: string) => boolean): ts.Diagnostic[] {
  return program
    .getSourceFiles()
    .filter(({ fileName }) => !fileName.includes('/node_modules/') && !isElsewhere(fileName))
    .flatMap((source) => [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]);
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
