import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ClassDoc } from '../types';
import { collectMembers, type Member } from './collectMembers';
import { ExtractionError } from './ExtractionError';
import { type LocatedPackage, runModule } from './locatePackage';
import { packageOfFile, pathInPackage } from './packageOfFile';
import { readJsDoc } from './readJsDoc';

/** Sources of classes: the checker, and the packages whose JavaScript may be run. */
export interface ClassScope {
  checker: ts.TypeChecker;
  /** The package that exports the component. */
  owner: LocatedPackage;
  packages: ReadonlyMap<string, LocatedPackage>;
}

/** Names that Material gives to states, which all its components share. */
const STATE_CLASS = /^Mui-/;

/**
 * Extracts the customizable classes of a component from the type of its `classes` prop. Types do not contain the global
 * names, so these are extracted from the packages' JavaScript.
 *
 * @throws ExtractionError if the packages' JavaScript does not contain a declared class
 */
export function readClasses(
  props: readonly Member[],
  component: string,
  scope: ClassScope,
): ClassDoc[] {
  const { checker } = scope;
  const prop = props.find(({ name }) => name === 'classes');
  const classes = (prop?.symbols ?? [])
    .flatMap((symbol) =>
      collectMembers(checker.getNonNullableType(checker.getTypeOfSymbol(symbol)), checker),
    )
    .flatMap((member) => readClass(member, component, scope));
  const byName = new Map(classes.map((entry) => [entry.name, entry]));
  const rank = (name: string): number => (name === 'root' ? 0 : 1);
  return [...byName.values()].sort(
    (a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name, 'en'),
  );
}

function readClass({ name, symbols }: Member, component: string, scope: ClassScope): ClassDoc[] {
  const [symbol] = symbols;
  const declaration = symbol?.declarations?.[0];
  const located =
    declaration && scope.packages.get(packageOfFile(declaration.getSourceFile().fileName));
  if (!symbol || !located) {
    return [];
  }
  const { description, deprecated, ignored } = readJsDoc(symbol, scope.checker);
  if (ignored) {
    return [];
  }
  const className = findClassName(name, component, declaration, located, scope.owner);
  if (className === null) {
    throw new ExtractionError(
      `${component} has a class "${name}", declared in ${declaration.getSourceFile().fileName}, but ` +
        `no JavaScript of ${located.name} gives the class a global name. Check that the package's ` +
        `build is whole.`,
    );
  }
  return [{ name, className, isState: STATE_CLASS.test(className), description, deprecated }];
}

/**
 * Finds the global name of a class in a package's JavaScript: next to the declaration, otherwise in the export named
 * after the component, otherwise in the one named after the interface that declares the class. Paid packages name the
 * classes of their components. If a list of names lacks the class, the function that generates names may provide it.
 *
 * @returns `null` if the package's JavaScript does not contain the name
 */
function findClassName(
  name: string,
  component: string,
  declaration: ts.Declaration,
  located: LocatedPackage,
  owner: LocatedPackage,
): string | null {
  const { fileName } = declaration.getSourceFile();
  const declared = pathInPackage(fileName).replace(/\.d\.[cm]?ts$/, '.js');
  const script = path.join(path.dirname(located.script), declared);
  const beside = existsSync(script) ? exportsOf(located, script) : {};
  const shared = exportsOf(located, located.script);
  const interfaceName = ts.isInterfaceDeclaration(declaration.parent)
    ? declaration.parent.name.text
    : '';
  const lists = [
    ...Object.keys(beside)
      .filter((key) => key.endsWith('Classes'))
      .map((key) => beside[key]),
    shared[decapitalize(`${component}Classes`)],
    exportsOf(owner, owner.script)[decapitalize(`${component}Classes`)],
    shared[decapitalize(interfaceName)],
  ];
  return (
    lists.map((list) => nameIn(list, name)).find((found) => found !== null) ??
    makeName(name, beside)
  );
}

function exportsOf(located: LocatedPackage, script: string): Record<string, unknown> {
  return runModule(located, script) as Record<string, unknown>;
}

function nameIn(list: unknown, name: string): string | null {
  const found = typeof list === 'object' && list ? (list as Record<string, unknown>)[name] : null;
  return typeof found === 'string' ? found : null;
}

function makeName(name: string, beside: Record<string, unknown>): string | null {
  const [make] = Object.keys(beside)
    .filter((key) => /^get\w+UtilityClass$/.test(key))
    .map((key) => beside[key]);
  return typeof make === 'function' ? String((make as (slot: string) => unknown)(name)) : null;
}

function decapitalize(name: string): string {
  return name.replace(/^./, (letter) => letter.toLowerCase());
}
