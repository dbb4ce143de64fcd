import type ts from 'typescript';
import type { ClassDoc } from '../types';
import { collectMembers, type Member } from './collectMembers';
import { ExtractionError } from './ExtractionError';
import { findClassName } from './findClassName';
import type { LocatedPackage } from './locatePackage';
import { packageOfFile } from './packageOfFile';
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
