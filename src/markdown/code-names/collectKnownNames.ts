import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { isLibraryPackage } from './packages/importableModules';
import type { OpenVersion } from './packages/openVersion';
import { readClassNames } from './readClassNames';
import type { KnownNames } from './types';

const collected = new WeakMap<ts.SourceFile, ReadonlySet<string>>();

/**
 * Returns all names in a declaration file, including members and parameters, and the string literal types that are
 * words.
 */
function collectDeclaredNames(source: ts.SourceFile): ReadonlySet<string> {
  const known = collected.get(source);
  if (known) {
    return known;
  }
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const name = ts.isLiteralTypeNode(node) ? node.literal : (node as ts.NamedDeclaration).name;
    if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) {
      names.add(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  collected.set(source, names);
  return names;
}

/** Collects the names of a version from the declarations and the JavaScript of its packages. */
export function collectKnownNames(version: OpenVersion, packageCode: string): KnownNames {
  const { dirs } = version.modules;
  const libraryDirs = [...dirs].filter(([name]) => isLibraryPackage(name)).map(([, dir]) => dir);
  const library = readClassNames(packageCode);
  const platform = new Set([
    ...KEYWORDS,
    ...CSS_FUNCTIONS,
    ...dirs.keys(),
    ...version.modules.neighbors,
  ]);
  for (const source of version.program.getSourceFiles()) {
    addAll(platform, collectDeclaredNames(source));
  }
  for (const file of libraryDirs.flatMap(declarationFiles)) {
    const source = version.program.getSourceFile(file) ?? parse(file);
    addAll(library, collectDeclaredNames(source));
    // Pages also mention modules, such as `AdapterDateFnsV3`.
    library.add(basename(dirname(file)));
  }
  return { library, platform };
}

/**
 * Returns all declaration files of a package. A page may mention names that need a separate import, such as theme keys.
 */
function declarationFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts') && !file.startsWith('node_modules'))
    .map((file) => join(dir, file));
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext);
}

function addAll(target: Set<string>, names: Iterable<string>): void {
  for (const name of names) {
    target.add(name);
  }
}

const KEYWORDS = Array.from(
  { length: ts.SyntaxKind.LastKeyword - ts.SyntaxKind.FirstKeyword + 1 },
  (_, index) => ts.tokenToString(ts.SyntaxKind.FirstKeyword + index) ?? '',
);

/** React's types include CSS properties and values, but not CSS functions. */
const CSS_FUNCTIONS = Object.keys(
  JSON.parse(readFileSync(require.resolve('mdn-data/css/syntaxes.json'), 'utf8')) as object,
)
  .filter((name) => name.endsWith('()'))
  .map((name) => name.slice(0, -2));
