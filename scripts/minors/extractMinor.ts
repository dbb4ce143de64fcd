import { isBuiltin } from 'node:module';
import ts from 'typescript';
import { COMPILER_OPTIONS } from '../../plugins/api-reference/extract/compilerOptions.ts';
import { extractFamily } from '../../plugins/api-reference/extract/extractFamily.ts';
import type { PlannedPackage } from '../../plugins/api-reference/extract/familySources.ts';
import {
  locatePackage,
  resolveDeclarations,
} from '../../plugins/api-reference/extract/locatePackage.ts';
import { openPackage, type SourceCache } from '../../plugins/api-reference/extract/openPackage.ts';
import { packageOfFile } from '../../plugins/api-reference/extract/packageOfFile.ts';
import type { ApiFamily } from '../../plugins/api-reference/data/types.ts';
import { readNames } from './readNames.ts';
import type { MinorRelease, ReadName } from './types.ts';

/**
 * Extracts one minor of a family with the site's own extractor.
 *
 * @param dir absolute path of the folder in which its packages are installed
 * @param parsed cache of files that were parsed earlier
 * @throws when an import cannot be resolved, because types that depend on it would appear empty
 */
export function extractMinor(
  family: ApiFamily,
  release: MinorRelease,
  dir: string,
  parsed: SourceCache,
): Readonly<Record<string, ReadName>> {
  const published = family.packages.filter(({ name }) => name in release.packages);
  const located = new Map(published.map(({ name }) => [name, locatePackage(name, dir)]));
  const packages = published.map(({ name, plan }): PlannedPackage => ({
    ...openPackage(located.get(name)!, parsed),
    plan,
  }));
  const missing = findMissing(parsed, dir);
  if (missing.length > 0) {
    throw new Error(`${release.family} ${release.minor} imports what is not installed: ${missing}`);
  }
  const reference = extractFamily({
    family: limitToPublished(family, packages, dir),
    packages,
    documented: located,
    versionDir: dir,
    parsed,
  });
  return readNames(reference);
}

/** Removes everything from the lists of the documented release that this minor does not have. */
function limitToPublished(
  family: ApiFamily,
  packages: readonly PlannedPackage[],
  dir: string,
): ApiFamily {
  const isExported = (name: string): boolean => packages.some(({ exports }) => exports.has(name));
  const [cheapest] = packages;
  return {
    ...family,
    packages: family.packages.filter(({ name }) => packages.some((each) => each.name === name)),
    interfaces: family.interfaces.filter(isExported),
    entryPoints: family.entryPoints.filter(
      (entryPoint) => resolveDeclarations(`${cheapest?.name}/${entryPoint}`, dir) !== undefined,
    ),
    reviewed: { ...family.reviewed, internal: family.reviewed.internal.filter(isExported) },
  };
}

/**
 * Lists imports in a folder's declarations that the compiler cannot resolve, except for Node's built-in modules and
 * CSS.
 */
function findMissing(parsed: SourceCache, dir: string): string[] {
  const cache = ts.createModuleResolutionCache(process.cwd(), (name) => name, COMPILER_OPTIONS);
  const missing = new Set<string>();
  for (const [fileName, file] of parsed) {
    if (file && fileName.startsWith(dir)) {
      for (const { fileName: specifier } of ts.preProcessFile(file.text).importedFiles) {
        const { resolvedModule } = ts.resolveModuleName(
          specifier,
          fileName,
          COMPILER_OPTIONS,
          ts.sys,
          cache,
        );
        if (!resolvedModule && !specifier.endsWith('.css') && !isBuiltin(specifier)) {
          missing.add(`${specifier} (${packageOfFile(fileName)})`);
        }
      }
    }
  }
  return [...missing].sort();
}
