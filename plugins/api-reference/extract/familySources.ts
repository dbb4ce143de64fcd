import type ts from 'typescript';
import type { ApiFamily } from '../data/types';
import type { Plan } from '../types';
import type { LocatedPackage } from './locatePackage';
import type { OpenPackage, SourceCache } from './openPackage';

/** A family's package with the plan it belongs to and what its JavaScript says. */
export interface PlannedPackage extends OpenPackage {
  plan: Plan;
}

/** Sources of the entries of one family. */
export interface FamilySources {
  family: ApiFamily;
  /** The family's packages, cheapest plan first. */
  packages: readonly PlannedPackage[];
  /** All documented packages of the version, by name. */
  documented: ReadonlyMap<string, LocatedPackage>;
  versionDir: string;
  /** Files that were parsed before. */
  parsed: SourceCache;
}

/** Whether an export of a family may have a page. */
export function isCovered(name: string, { family }: Pick<FamilySources, 'family'>): boolean {
  return family.only?.includes(name) ?? true;
}

/** A package that exports something, and what it exports. */
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
 * Leaves out those who export something else under the same name, as paid packages do with stubs of
 * what they replace. A package whose types are bundled repeats the declaration instead.
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
