import ts from 'typescript';
import type { InterfaceEntry } from '../types';
import { ExtractionError } from './ExtractionError';
import { extractInterface } from './extractInterface';
import type { FamilySources, PlannedPackage } from './familySources';
import { resolveDeclarations } from './locatePackage';
import { openPackage } from './openPackage';

/**
 * Extracts the classes of a family's additional entry points. Each is opened separately: adapters augment the types of
 * the pickers, which would change the props of the components. Classes with the same name, such as those for several
 * releases of a date library, become one entry with several imports.
 *
 * @throws ExtractionError if an entry point does not exist or exports no class
 */
export function extractEntryPoints(sources: FamilySources): InterfaceEntry[] {
  const byName = new Map<string, InterfaceEntry>();
  for (const entry of readEntryPoints(sources)) {
    const known = byName.get(entry.name) ?? { ...entry, imports: [] };
    byName.set(entry.name, { ...known, imports: [...known.imports, ...entry.imports] });
  }
  return [...byName.values()];
}

function readEntryPoints(sources: FamilySources): InterfaceEntry[] {
  const { family, packages, parsed, versionDir } = sources;
  const [cheapest] = packages;
  return family.entryPoints.flatMap((entryPoint) => {
    const path = `${cheapest?.name}/${entryPoint}`;
    const declarations = resolveDeclarations(path, versionDir);
    if (!cheapest || declarations === undefined) {
      throw new ExtractionError(
        `"${entryPoint}" is listed as an entry point of ${family.slug}, but ${path} has no types. ` +
          `Correct the list in plugins/api-reference/data.`,
      );
    }
    const { plan } = cheapest;
    const opened = { ...openPackage({ ...cheapest, name: path, declarations }, parsed), plan };
    return listClasses(opened).map((name) => ({
      ...extractInterface(name, { ...sources, packages: [opened] }),
      package: cheapest.name,
    }));
  });
}

function listClasses({ exports, declarations }: PlannedPackage): string[] {
  const classes = [...exports].filter(([, symbol]) => symbol.flags & ts.SymbolFlags.Class);
  if (classes.length === 0) {
    throw new ExtractionError(`${declarations} is listed as an entry point, but exports no class.`);
  }
  return classes.map(([name]) => name);
}
