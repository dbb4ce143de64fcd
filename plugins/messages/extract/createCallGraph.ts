import ts from 'typescript';
import type { MessageSource } from '../types';
import type { Scripts } from './openScripts';

/** Finds the exports that lead to a place in the code, nearest first. */
export type FindSources = (node: ts.Node) => MessageSource[];

/** Matches components, classes and hooks, which readers refer to by name in their code. */
const IS_SOURCE = /^(?:[A-Z]\w*[a-z]\w*|use[A-Z]\w*)$/;

/** A top-level declaration of a module. */
type Declaration = ts.Node;

/**
 * Creates a function that finds the exports that use a declaration, directly or through other declarations. A graph of
 * modules would be too coarse, because nearly every module imports from an index that leads to all of them.
 */
export function createCallGraph({ checker, entryPoints, files }: Scripts): FindSources {
  const additions = findAdditions(files, checker);
  const used = new Map<Declaration, Declaration[]>();
  const uses = (declaration: Declaration): Declaration[] => {
    const known = used.get(declaration);
    if (known) {
      return known;
    }
    const added = additions
      .filter(({ to }) => to === declaration)
      .map(({ statement }) => statement);
    const found = findUses(declaration, [declaration, ...added], checker);
    used.set(declaration, found);
    return found;
  };
  const sourcesOf = new Map<Declaration, MessageSource[]>();
  for (const [declaration, source] of findExports({ checker, entryPoints, files })) {
    for (const [reached, distance] of measure(declaration, uses)) {
      const sources = sourcesOf.get(reached) ?? [];
      sources.push({ ...source, distance });
      sourcesOf.set(reached, sources);
    }
  }
  return (node) => {
    const added = additions.find(({ statement }) => contains(statement, node));
    const declaration = topOf(node) ?? added?.to;
    const sources = (declaration && sourcesOf.get(declaration)) ?? [];
    return [...sources].sort((one, other) => one.distance - other.distance);
  };
}

/**
 * Returns everything that readers can import, once for each name and declaration, with the first package that exports
 * it.
 */
function findExports({
  checker,
  entryPoints,
  files,
}: Scripts): [Declaration, Omit<MessageSource, 'distance'>][] {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const found = new Map<string, [Declaration, Omit<MessageSource, 'distance'>]>();
  for (const entry of entryPoints) {
    const file = byName.get(entry.file);
    const module = file && checker.getSymbolAtLocation(file);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const declaration = IS_SOURCE.test(symbol.name) && topOf(declarationOf(symbol, checker));
      const key = declaration && `${symbol.name} ${declaration.getSourceFile().fileName}`;
      if (declaration && key && !found.has(key)) {
        found.set(key, [declaration, { name: symbol.name, package: entry.package }]);
      }
    }
  }
  return [...found.values()];
}

function measure(
  from: Declaration,
  uses: (declaration: Declaration) => Declaration[],
): Map<Declaration, number> {
  const distances = new Map([[from, 0]]);
  for (const [declaration, distance] of distances) {
    for (const next of uses(declaration)) {
      if (!distances.has(next)) {
        distances.set(next, distance + 1);
      }
    }
  }
  return distances;
}

/** A top-level assignment such as `useItems.getDefaults = …`. */
interface Addition {
  readonly to: Declaration;
  readonly statement: ts.Node;
}

/**
 * Finds properties that are assigned to constants and functions outside their declarations, except `propTypes`, which
 * contain no messages.
 */
function findAdditions(files: readonly ts.SourceFile[], checker: ts.TypeChecker): Addition[] {
  return files
    .flatMap(({ statements }) => [...statements])
    .flatMap((statement): Addition[] => {
      const assigned = ts.isExpressionStatement(statement) && statement.expression;
      if (
        !assigned ||
        !ts.isBinaryExpression(assigned) ||
        !ts.isPropertyAccessExpression(assigned.left) ||
        !ts.isIdentifier(assigned.left.expression) ||
        assigned.left.name.text === 'propTypes'
      ) {
        return [];
      }
      const symbol = checker.getSymbolAtLocation(assigned.left.expression);
      const to = topOf(symbol && declarationOf(symbol, checker));
      return to ? [{ to, statement }] : [];
    });
}

function contains(outer: ts.Node, inner: ts.Node): boolean {
  return (
    outer.getSourceFile() === inner.getSourceFile() &&
    outer.pos <= inner.pos &&
    inner.end <= outer.end
  );
}

function findUses(
  declaration: Declaration,
  parts: readonly ts.Node[],
  checker: ts.TypeChecker,
): Declaration[] {
  const found = new Set<Declaration>();
  const add = (target: Declaration | null) => {
    if (target && target !== declaration) {
      found.add(target);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isRead(node)) {
      symbolsOf(node, checker).forEach((symbol) => add(topOf(declarationOf(symbol, checker))));
    } else if (isDynamicImport(node)) {
      const module = checker.getSymbolAtLocation(node.arguments[0]!);
      const exported = module ? checker.getExportsOfModule(module) : [];
      exported.forEach((symbol) => add(topOf(declarationOf(symbol, checker))));
    }
    ts.forEachChild(node, visit);
  };
  parts.forEach((part) => ts.forEachChild(part, visit));
  return [...found];
}

/** Returns the symbols that a name refers to; for `import * as all`, every export of the module. */
function symbolsOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol[] {
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  if (!symbol) {
    return [];
  }
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  // A constant with assigned properties, such as `propTypes`, also has the flags of a namespace.
  const isModule = target.valueDeclaration && ts.isSourceFile(target.valueDeclaration);
  return isModule ? checker.getExportsOfModule(target) : [target];
}

function declarationOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Declaration | undefined {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target.valueDeclaration;
}

/** Returns whether a name refers to a value instead of naming a property or a declaration. */
function isRead(name: ts.Identifier): boolean {
  const { parent } = name;
  return !(
    (ts.isPropertyAccessExpression(parent) && parent.name === name) ||
    (ts.isPropertyAssignment(parent) && parent.name === name) ||
    (ts.isBindingElement(parent) && parent.propertyName === name) ||
    (ts.isMethodDeclaration(parent) && parent.name === name)
  );
}

function isDynamicImport(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    node.expression.kind === ts.SyntaxKind.ImportKeyword &&
    node.arguments[0] !== undefined &&
    ts.isStringLiteralLike(node.arguments[0])
  );
}

/** Returns the top-level declaration that contains a node; `null` if none does. */
function topOf(node: ts.Node | undefined): Declaration | null {
  for (let each = node; each && !ts.isSourceFile(each); each = each.parent) {
    const isTop =
      (ts.isVariableDeclaration(each) && ts.isSourceFile(each.parent.parent.parent)) ||
      ((ts.isFunctionDeclaration(each) ||
        ts.isClassDeclaration(each) ||
        ts.isExportAssignment(each)) &&
        ts.isSourceFile(each.parent));
    if (isTop) {
      return each;
    }
  }
  return null;
}
