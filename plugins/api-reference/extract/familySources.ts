import type ts from 'typescript';
import type { ApiFamily } from '../data/types';
import type { Plan } from '../types';
import type { LocatedPackage } from './locatePackage';
import type { OpenPackage, SourceCache } from './openPackage';

/** A family's package with its plan and the data from its JavaScript. */
export interface PlannedPackage extends OpenPackage {
  plan: Plan;
}

/** Sources of the entries of one family. */
export interface FamilySources {
  family: ApiFamily;
  /** The family's packages, lowest plan first. */
  packages: readonly PlannedPackage[];
  /** All documented packages of the version, by name. */
  documented: ReadonlyMap<string, LocatedPackage>;
  versionDir: string;
  /** Files that were parsed before. */
  parsed: SourceCache;
}

/** Returns whether an export of a family may have a page. */
export function isCovered(name: string, { family }: Pick<FamilySources, 'family'>): boolean {
  return family.only?.includes(name) ?? true;
}

/** A package that exports something, and the exported symbol. */
export interface Exporter {
  opened: PlannedPackage;
  symbol: ts.Symbol;
}

/** Finds who exports a name, cheapest plan first. */
export function findExporters(
  name: string,
  { packages }: Pick<FamilySources, 'packages'>,
): Exporter[] {
  return packages.flatMap((opened) => {
    const symbol = opened.exports.get(name);
    return symbol ? [{ opened, symbol }] : [];
  });
}

/** Lists every exported name of a family once, with all who export it. */
export function listExports(sources: FamilySources): Map<string, Exporter[]> {
  const names = sources.packages.flatMap(({ exports }) => [...exports.keys()]);
  return new Map([...new Set(names)].map((name) => [name, findExporters(name, sources)]));
}

/**
 * Excludes packages that export something else under the same name, such as the stubs of replaced components in paid
 * packages. Packages with bundled types repeat the declaration and are kept.
 */
export function withSameDeclaration<E extends Exporter>(exporters: readonly E[]): E[] {
  const [first] = exporters;
  return exporters.filter(
    ({ symbol }) => first && declarationText(symbol) === declarationText(first.symbol),
  );
}

function declarationText(symbol: ts.Symbol): string | undefined {
  return symbol.declarations?.[0]?.getText();
}
