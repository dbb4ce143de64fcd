import { join } from 'node:path';
import ts from 'typescript';
import { nearestName } from '../../../lib/diagnostics/nearestName.ts';
import type { Fence } from '../../../src/markdown/code-names/types.ts';
import type { OpenVersion } from '../../../src/markdown/code-names/packages/openVersion.ts';
import { packageOf } from '../../../src/markdown/code-names/packages/importableModules.ts';
import { addImports } from './addImports.ts';
import { completeFragment } from './completeFragment.ts';
import { findUnstableProps } from './findUnstableProps.ts';
import { isExcused } from './isExcused.ts';

/**
 * Packages that pages show beside the library and that no docs version installs. What is imported from them is not
 * checked; everything else that a page imports must be among its version's packages.
 */
const ALLOWED_PACKAGES: readonly string[] = [
  'next',
  'vite',
  'vitest',
  '@testing-library/react',
  'material-icons',
];

/** A listing, and the page that contains it, relative to the site. */
export interface PlacedFence {
  readonly page: string;
  readonly fence: Fence;
}

interface Module extends PlacedFence {
  readonly fileName: string;
  readonly text: string;
  readonly isUntypedObject: boolean;
}

/** Error code of unknown names for which the compiler has no suggestion. */
const UNKNOWN_NAME = 2304;

/** Matches code that extends types of a package for the whole program. */
const AUGMENTS = /^declare (?:module|global)\b|\/themeAugmentation'/m;

/**
 * Compiles listings separately against the packages of a version, and finds inline values of props that must be stable.
 *
 * @returns one message for each error: `docs/…/index.mdx:12 …`
 */
export function checkFences(fences: readonly PlacedFence[], version: OpenVersion): string[] {
  const problems: string[] = [];
  const modules: Module[] = [];
  for (const { page, fence } of fences) {
    const fileName = join(
      version.modules.versionDir,
      `__${modules.length}.${fence.language === 'ts' ? 'ts' : 'tsx'}`,
    );
    const { text, isUntypedObject, syntaxErrors } = completeFragment(fence.code, fileName);
    if (syntaxErrors.length > 0) {
      problems.push(
        ...syntaxErrors.map(
          ({ line, message }) =>
            `${page}:${fence.line + line} ${message} Show whole statements, JSX elements or an object.`,
        ),
      );
      continue;
    }
    const complete = addImports(text, fileName, version);
    modules.push({ page, fence, fileName, text: complete, isUntypedObject });
    problems.push(
      ...findUnstableProps(complete, version.modules.folder).map(
        ({ line, message }) => `${page}:${fence.line + line} ${message}`,
      ),
    );
  }
  const augmenting = modules.filter(({ fence }) => AUGMENTS.test(fence.code));
  const plain = modules.filter((module) => !augmenting.includes(module));
  problems.push(...compile(plain, version));
  // Compiles these separately, so that augmentations of a package's types do not affect other listings.
  problems.push(...augmenting.flatMap((module) => compile([module], version)));
  return problems;
}

function compile(modules: readonly Module[], version: OpenVersion): string[] {
  if (modules.length === 0) {
    return [];
  }
  const program = version.compile(new Map(modules.map(({ fileName, text }) => [fileName, text])));
  const checker = program.getTypeChecker();
  return modules.flatMap((module) => {
    const source = program.getSourceFile(module.fileName);
    if (!source) {
      throw new Error(`The compiler lost ${module.fileName}.`);
    }
    const errors = program
      .getSemanticDiagnostics(source)
      .filter((error) => !isExcused(error, source, checker, module))
      .map((error) => describe(error, source, module, version));
    return [...findForeignImports(source, module, version), ...errors];
  });
}

function findForeignImports(source: ts.SourceFile, module: Module, version: OpenVersion): string[] {
  const { dirs, neighbors, folder } = version.modules;
  return source.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier }) => {
    const name = packageOf((moduleSpecifier as ts.StringLiteral).text);
    const isKnown =
      name.startsWith('.') ||
      dirs.has(name) ||
      neighbors.has(name) ||
      ALLOWED_PACKAGES.includes(name);
    return isKnown
      ? []
      : [
          `${place(moduleSpecifier.getStart(), source, module)} imports "${name}", which ${folder}/package.json does not declare. ` +
            'Import what that version has, or add the package to the list of allowed ones.',
        ];
  });
}

function describe(
  { start = 0, length = 0, messageText, code }: ts.Diagnostic,
  source: ts.SourceFile,
  module: Module,
  { exports }: OpenVersion,
): string {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n  ');
  const name = source.text.slice(start, start + length);
  const near =
    code === UNKNOWN_NAME
      ? nearestName(
          name,
          [...exports.values()].flatMap((names) => [...names]),
        )
      : null;
  return `${place(start, source, module)} ${message}${near ? ` The packages have ${near}.` : ''}`;
}

function place(start: number, source: ts.SourceFile, { page, fence }: PlacedFence): string {
  return `${page}:${fence.line + source.getLineAndCharacterOfPosition(start).line}`;
}
