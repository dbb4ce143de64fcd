import { existsSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type { ClassDoc } from '../types';
import { collectMembers, type Member } from './collectMembers';
import { ExtractionError } from './ExtractionError';
import { type LocatedPackage, runModule } from './locatePackage';
import { packageOfFile, pathInPackage } from './packageOfFile';
import { readJsDoc } from './readJsDoc';

/** Where classes are looked up: the checker, and the packages whose JavaScript may be run. */
export interface ClassScope {
  checker: ts.TypeChecker;
  packages: ReadonlyMap<string, LocatedPackage>;
}

/**
 * Reads the classes a component lets its users change, from the type of its `classes` prop. Types do
 * not say the global names, so these are read from the JavaScript beside the declarations.
 *
 * @throws ExtractionError when the packages' JavaScript does not name a class that the types declare
 */
export function readClasses(props: ts.Type, component: string, scope: ClassScope): ClassDoc[] {
  const { checker } = scope;
  const prop = collectMembers(props, checker).find(({ name }) => name === 'classes');
  const classes = (prop?.symbols ?? [])
    .flatMap((symbol) =>
      collectMembers(checker.getNonNullableType(checker.getTypeOfSymbol(symbol)), checker),
    )
    .filter((member) => declaringPackage(member, scope) !== undefined)
    .flatMap((member) => readClass(member, component, scope));
  const byKey = new Map(classes.map((entry) => [entry.key, entry]));
  const rank = (key: string): number => (key === 'root' ? 0 : 1);
  return [...byKey.values()].sort(
    (a, b) => rank(a.key) - rank(b.key) || a.key.localeCompare(b.key, 'en'),
  );
}

function declaringPackage(member: Member, { packages }: ClassScope): LocatedPackage | undefined {
  return packages.get(packageOfFile(declarationFile(member)));
}

function readClass(member: Member, component: string, scope: ClassScope): ClassDoc[] {
  const [symbol] = member.symbols;
  const doc = symbol && readJsDoc(symbol, scope.checker);
  if (!doc || doc.ignored) {
    return [];
  }
  const className = findGlobalName(member, component, scope);
  if (className === null) {
    throw new ExtractionError(
      `${component} has a class "${member.name}", declared in ${declarationFile(member)}, but no ` +
        `JavaScript beside it gives the class a global name. Check that the package's build is whole.`,
    );
  }
  const { description, deprecated } = doc;
  return [{ key: member.name, className, description, deprecated }];
}

/**
 * Looks beside the declaration first, then for the package's export that is named for the component:
 * components that share one declaration have names of their own.
 */
function findGlobalName(member: Member, component: string, scope: ClassScope): string | null {
  const located = declaringPackage(member, scope);
  if (!located) {
    return null;
  }
  const declared = pathInPackage(declarationFile(member)).replace(/\.d\.[cm]?ts$/, '.js');
  const script = path.join(path.dirname(located.script), declared);
  const beside = existsSync(script) ? classExports(runModule(located, script)) : {};
  const ownName = `${component.charAt(0).toLowerCase()}${component.slice(1)}Classes`;
  const candidates = Object.values(beside);
  if (candidates.length === 0) {
    candidates.push(classExports(runModule(located, located.script))[ownName] ?? {});
  }
  return candidates.map((names) => names[member.name]).find((name) => name !== undefined) ?? null;
}

function classExports(exported: unknown): Record<string, Record<string, string>> {
  const entries = Object.entries(exported as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter(([name, value]) => name.endsWith('Classes') && typeof value === 'object'),
  ) as Record<string, Record<string, string>>;
}

function declarationFile({ symbols }: Member): string {
  return symbols[0]?.declarations?.[0]?.getSourceFile().fileName ?? '';
}
