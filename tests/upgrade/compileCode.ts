import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { SITE_DIR } from '../../lib/siteDir.ts';
import type { UpgradeFile } from '../../packages/component-docs-cli/src/upgrade/types.ts';
import { versionNamed } from '../../src/versions/index.ts';

/** A compiler error in a file. */
export interface CompileError {
  /** 1-based. */
  readonly line: number;
  /** First and last line of the surrounding statement, element or property, both 1-based. */
  readonly first: number;
  readonly last: number;
  readonly message: string;
}

/** Adapters of version 8 and types for the theme, which change the types of all other files in a program. */
const AUGMENTATION = /Adapter\w+|themeAugmentation/g;

/**
 * Compiles files against the packages of a version, as if they were in its folder. In JavaScript, mainly checks names,
 * because everything else is `any` without types.
 *
 * @returns errors by file name
 */
export function compileCode(
  version: string,
  files: readonly UpgradeFile[],
): Map<string, readonly CompileError[]> {
  const folder = join(SITE_DIR, versionNamed(version).folder);
  const groups = new Map<string, UpgradeFile[]>();
  for (const file of files) {
    const augmentations = [...new Set(file.text.match(AUGMENTATION))].sort().join(' ');
    groups.set(augmentations, [...(groups.get(augmentations) ?? []), file]);
  }
  return new Map([...groups.values()].flatMap((group) => [...compileGroup(folder, group)]));
}

function compileGroup(
  folder: string,
  files: readonly UpgradeFile[],
): Map<string, readonly CompileError[]> {
  const configFile = join(folder, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configFile, ts.sys.readFile).config,
    ts.sys,
    dirname(configFile),
  );
  const texts = new Map(files.map(({ name, text }) => [join(folder, 'upgrade', name), text]));
  const settings = { ...options, allowJs: true, checkJs: true, noEmit: true, noImplicitAny: true };
  const host = ts.createCompilerHost(settings);
  const { getSourceFile, fileExists, readFile } = host;
  Object.assign(host, {
    fileExists: (path: string) => texts.has(path) || fileExists(path),
    readFile: (path: string) => texts.get(path) ?? readFile(path),
    getSourceFile: (path: string, language: ts.ScriptTarget) => {
      const text = texts.get(path);
      return text === undefined
        ? getSourceFile(path, language)
        : ts.createSourceFile(path, text, language, true);
    },
  } satisfies Partial<ts.CompilerHost>);
  const runtime = join(folder, '_runtime');
  const program = ts.createProgram({
    rootNames: [
      ...texts.keys(),
      ...(existsSync(runtime) ? ts.sys.readDirectory(runtime, ['.d.ts']) : []),
    ],
    options: settings,
    host,
  });
  return new Map(
    files.map(({ name }) => {
      const source = program.getSourceFile(join(folder, 'upgrade', name))!;
      const isTyped = /\.tsx?$/.test(name);
      const errors = [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ].map((error) => ({ ...describeError(error, source), code: error.code }));
      return [name, errors.filter((error) => isTyped || isAboutName(error))];
    }),
  );
}

/** Error codes for a module, an export, a member or an element that does not exist. */
const NAME_ERRORS = new Set([2305, 2307, 2339, 2551, 2604, 2614, 2724]);

/**
 * Error codes for a type mismatch or no matching overload. In JavaScript, a type that is inferred too narrowly may
 * cause both.
 */
const TYPE_ERRORS = new Set([2322, 2769]);

const isAboutName = ({ code, message }: { code: number; message: string }): boolean =>
  NAME_ERRORS.has(code) || (TYPE_ERRORS.has(code) && message.includes('does not exist'));

function describeError(
  { start = 0, messageText }: ts.Diagnostic,
  source: ts.SourceFile,
): CompileError {
  const lineAt = (place: number): number => source.getLineAndCharacterOfPosition(place).line + 1;
  const around = nodeAround(source, start);
  return {
    line: lineAt(start),
    first: lineAt(around.getStart(source)),
    last: lineAt(around.end),
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  };
}

/** Returns the smallest node that a reader would change as a whole. */
function nodeAround(source: ts.SourceFile, place: number): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node): void => {
    if (place >= node.getStart(source) && place < node.end) {
      if (isUnit(node)) {
        found = node;
      }
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return found;
}

const isUnit = (node: ts.Node): boolean =>
  ts.isJsxOpeningLikeElement(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isJsxAttribute(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExpressionStatement(node) ||
  ts.isReturnStatement(node);
