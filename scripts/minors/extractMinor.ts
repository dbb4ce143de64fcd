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
import { listMembers } from '../../plugins/api-reference/listMembers.ts';
import type {
  ApiEntry,
  ApiReference,
  Documented,
  Plan,
  Planned,
} from '../../plugins/api-reference/types.ts';
import type { MinorRelease, ReadName, ReadMember } from './types.ts';

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

/** Reduces an API reference to its names, and to what affects how they were extracted. */
function readNames({ entries, exports }: Omit<ApiReference, 'packages'>): Record<string, ReadName> {
  const others = exports.map((each): [string, ReadName] => [
    each.name,
    {
      kind: each.kind,
      ...readMember(each, each.plan),
      shape: '',
      members: {},
      inherited: [],
    },
  ]);
  const documented = entries.map((entry): [string, ReadName] => [entry.name, readEntry(entry)]);
  const all = [...others, ...documented].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(all);
}

function readEntry(entry: ApiEntry): ReadName {
  const members = listMembers(entry).map(({ anchor, doc }): [string, ReadMember] => [
    anchor,
    // The plan of a class is that of its component.
    readMember(doc, 'plan' in doc ? (doc as Planned).plan : entry.plan),
  ]);
  return {
    kind: entry.kind,
    ...readMember(entry, entry.plan),
    shape: shapeOf(entry),
    members: Object.fromEntries(members),
    inherited: 'inherits' in entry ? listInherited(entry.inherits) : [],
  };
}

function listInherited(inherits: readonly { readonly props: readonly string[] }[]): string[] {
  return [...new Set(inherits.flatMap(({ props }) => props.map((name) => `prop-${name}`)))].sort();
}

/**
 * Describes a type that is generic or an alias, because its members depend on its parameters and on the aliased type.
 */
function shapeOf(entry: ApiEntry): string {
  const isType = entry.kind === 'interface' || entry.kind === 'class';
  return isType ? `${entry.typeParameters}${entry.definition === null ? '' : '='}` : '';
}

/** A deprecation without a reason has an empty string. */
function readMember({ deprecated }: Pick<Documented, 'deprecated'>, plan: Plan): ReadMember {
  return { plan, deprecated: deprecated !== null };
}
