import type { AnyNode, ImportDeclaration, ImportSpecifier, Literal, Program } from 'acorn';
import { JsxParser, MODULE } from './jsxParser';

/** One import of a file. */
export interface ImportUse {
  readonly specifier: string;
  /** The imported names; `null` if the whole module is needed, as with `import * as`. */
  readonly names: readonly string[] | null;
  /** 1-based line number. */
  readonly line: number;
}

const REQUIRE = /\brequire\((['"])(.+?)\1\)/g;

/**
 * Lists the imports of a module.
 *
 * @param modern JavaScript or JSX without types and type-only imports
 * @param code the same code compiled to CommonJS with the same lines; used, without names, if the parser does not
 * support syntax that the browser supports
 */
export function readImports(modern: string, code: string): ImportUse[] {
  const program = parse(modern);
  return program ? readTree(program) : readRequires(code);
}

function readTree(program: Program): ImportUse[] {
  const uses: ImportUse[] = [];
  const waiting: AnyNode[] = [program];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const use = readImport(node);
    if (use) {
      uses.push(use);
    }
    // The array is processed from its end.
    waiting.push(...childrenOf(node).reverse());
  }
  return uses;
}

function readRequires(code: string): ImportUse[] {
  return code.split('\n').flatMap((text, index) =>
    [...text.matchAll(REQUIRE)].map(([, , specifier = '']) => ({
      specifier,
      names: null,
      line: index + 1,
    })),
  );
}

function parse(code: string): Program | null {
  try {
    return JsxParser.parse(code, {
      ...MODULE,
      locations: true,
      allowReturnOutsideFunction: true,
      allowSuperOutsideMethod: true,
    });
  } catch {
    return null;
  }
}

function readImport(node: AnyNode): ImportUse | null {
  switch (node.type) {
    case 'ImportDeclaration':
      return importOf(node.source, namesOf(node));
    case 'ExportNamedDeclaration':
      return node.source
        ? importOf(
            node.source,
            node.specifiers.map(({ local }) => read(local)),
          )
        : null;
    case 'ExportAllDeclaration':
      return importOf(node.source, null);
    case 'ImportExpression':
      return importOf(node.source, null);
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'require'
        ? importOf(node.arguments[0], null)
        : null;
    default:
      return null;
  }
}

/** @returns `null` if the specifier is computed */
function importOf(source: AnyNode | undefined, names: readonly string[] | null): ImportUse | null {
  return source?.type === 'Literal' && typeof source.value === 'string'
    ? { specifier: source.value, names, line: source.loc!.start.line }
    : null;
}

function namesOf({ specifiers }: ImportDeclaration): readonly string[] | null {
  return specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier')
    ? null
    : specifiers.map((each) => (each.type === 'ImportSpecifier' ? read(each.imported) : 'default'));
}

const read = (name: ImportSpecifier['imported']): string =>
  name.type === 'Identifier' ? name.name : String((name as Literal).value);

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flat()
    .filter((value) => typeof (value as AnyNode | null)?.type === 'string');
}
