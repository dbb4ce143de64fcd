import type { ImportDeclaration, Node } from '@babel/types';
import { isDocumentedPackage } from '../answers/documentedPackages.ts';
import { packageOf } from '../check/collectSurface.ts';
import { familyOfPackage, isMovedPackage } from './modules.ts';
import { innerRange, placeOf, rangeOf, textOf } from './names.ts';
import type { Tree } from './Tree.ts';
import type { ImportStatement, Range, Use, WrittenName } from './types.ts';

/** An imported name in a file. */
export interface Imported {
  /** Exported name; `*` for a whole module. */
  readonly name: string;
  readonly module: string;
}

export interface Imports {
  readonly uses: readonly Use[];
  /** By local name. */
  readonly locals: ReadonlyMap<string, Imported>;
  readonly families: readonly string[];
}

/** Returns whether a module belongs to the library. */
function isLibraryModule(module: string): boolean {
  const name = packageOf(module);
  return isDocumentedPackage(name) || isMovedPackage(name);
}

/** Collects a file's imports from the library, and all occurrences of the imported names. */
export function collectImports(tree: Tree): Imports {
  const declarations = tree.nodes.filter(
    (node): node is ImportDeclaration =>
      node.type === 'ImportDeclaration' && isLibraryModule(node.source.value),
  );
  const names = collectNames(tree);
  const extended = new Set(
    tree.nodes.flatMap((node) =>
      node.type === 'NewExpression'
        ? (textOf(node.callee) ?? [])
        : node.type === 'ClassDeclaration'
          ? (textOf(node.superClass) ?? [])
          : [],
    ),
  );
  const uses: Use[] = [];
  const locals = new Map<string, Imported>();
  for (const declaration of declarations) {
    const module = declaration.source.value;
    const statement = describeStatement(declaration);
    const families = familyOfPackage(packageOf(module));
    uses.push({
      kind: 'module',
      name: module,
      of: [],
      families,
      ...placeOf(declaration.source),
      ...rangeOf(declaration.source),
      written: [innerRange(declaration.source)],
      importedBy: statement,
    });
    declaration.specifiers.forEach((specifier, index) => {
      const { imported, local } = statement.specifiers[index]!;
      // The last segment of a path is the name of its default export.
      const name = imported === 'default' ? (module.split('/').at(-1) ?? '') : imported;
      locals.set(local, { name, module });
      if (name !== '*') {
        uses.push({
          kind: 'export',
          name,
          of: [module],
          families,
          ...placeOf(specifier),
          ...rangeOf(specifier),
          written: writtenNames(specifier, names.get(local)),
          ...(extended.has(local) && { isExtended: true }),
          importedBy: statement,
        });
      }
    });
  }
  uses.push(...collectOthers(tree));
  return { uses, locals, families: [...new Set(uses.flatMap((use) => use.families))] };
}

/** Collects modules that are loaded or mocked by path, and re-exports. */
function collectOthers(tree: Tree): Use[] {
  return tree.nodes.flatMap((node): Use[] => {
    const isExport = node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration';
    const source = isExport
      ? node.source
      : node.type === 'CallExpression' && isLoader(node.callee)
        ? node.arguments[0]
        : node.type === 'TSModuleDeclaration'
          ? node.id
          : null;
    if (source?.type !== 'StringLiteral' || !isLibraryModule(source.value)) {
      return [];
    }
    return [
      {
        kind: 'module',
        name: source.value,
        of: [],
        families: familyOfPackage(packageOf(source.value)),
        ...placeOf(source),
        ...rangeOf(source),
        written: [innerRange(source)],
      },
    ];
  });
}

function isLoader(callee: Node): boolean {
  return (
    callee.type === 'Import' ||
    (callee.type === 'Identifier' && callee.name === 'require') ||
    (callee.type === 'MemberExpression' && /^(?:do)?[mM]ock$/.test(textOf(callee.property) ?? ''))
  );
}

function describeStatement(declaration: ImportDeclaration): ImportStatement {
  return {
    ...rangeOf(declaration),
    module: declaration.source.value,
    isTypeOnly: declaration.importKind === 'type',
    specifiers: declaration.specifiers.map((specifier) => ({
      imported:
        specifier.type === 'ImportSpecifier'
          ? (textOf(specifier.imported) ?? '')
          : specifier.type === 'ImportNamespaceSpecifier'
            ? '*'
            : 'default',
      local: specifier.local.name,
      isTypeOnly: specifier.type === 'ImportSpecifier' && specifier.importKind === 'type',
    })),
  };
}

interface NamePlaces {
  readonly written: readonly WrittenName[];
  /** Returns whether the file also declares this name. */
  readonly isDeclared: boolean;
}

/**
 * Returns the edits for a renamed import: all occurrences, or only the import if the file uses the new name for
 * something else.
 */
function writtenNames(
  specifier: ImportDeclaration['specifiers'][number],
  places: NamePlaces | undefined,
): WrittenName[] {
  if (specifier.type !== 'ImportSpecifier') {
    return [];
  }
  const imported: Range = rangeOf(specifier.imported);
  const { name } = specifier.local;
  if (textOf(specifier.imported) !== name) {
    return [imported];
  }
  return places?.isDeclared
    ? [{ ...imported, after: ` as ${name}` }]
    : [imported, ...(places?.written ?? [])];
}

/** Returns every identifier in a file that stands for a value or a type. */
function collectNames(tree: Tree): Map<string, NamePlaces> {
  const found = new Map<string, { written: WrittenName[]; isDeclared: boolean }>();
  for (const node of tree.nodes) {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
      const role = roleOf(node, tree);
      if (role) {
        const entry = found.get(node.name) ?? { written: [], isDeclared: false };
        found.set(node.name, entry);
        if (role === 'declared') {
          entry.isDeclared = true;
        } else {
          entry.written.push(role);
        }
      }
    }
  }
  return found;
}

const KEYED = new Set([
  'ObjectMethod',
  'ClassMethod',
  'ClassProperty',
  'TSPropertySignature',
  'TSMethodSignature',
  'TSEnumMember',
]);

/** Returns whether a name is used or declared; `null` for names of members, keys and attributes. */
function roleOf(node: Node & { name: string }, tree: Tree): WrittenName | 'declared' | null {
  const parent = tree.parentOf(node)!;
  const range = rangeOf(node);
  switch (parent.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return parent.property === node && !parent.computed ? null : range;
    case 'JSXMemberExpression':
      return parent.property === node ? null : range;
    case 'TSQualifiedName':
      return parent.right === node ? null : range;
    case 'JSXAttribute':
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return null;
    case 'ExportSpecifier':
      return parent.local !== node
        ? null
        : textOf(parent.exported) === node.name
          ? { ...range, after: ` as ${node.name}` }
          : range;
    case 'ObjectProperty':
      if (tree.parentOf(parent)?.type === 'ObjectPattern') {
        return parent.value === node ? 'declared' : null;
      }
      if (parent.shorthand) {
        return parent.value === node ? { ...range, before: `${node.name}: ` } : null;
      }
      return parent.key === node && !parent.computed ? null : range;
    case 'FunctionDeclaration':
      return 'declared';
    case 'VariableDeclarator':
    case 'ClassDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return parent.id === node ? 'declared' : range;
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return parent.params.some((each) => each === node) ? 'declared' : range;
    default:
      return KEYED.has(parent.type) && 'key' in parent && parent.key === node ? null : range;
  }
}
