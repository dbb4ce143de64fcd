import { realpathSync } from 'node:fs';
import path from 'node:path';
import { reportProblems } from '../../../lib/diagnostics/reportProblems';
import type { ApiVersion } from '../data/types';
import type { ApiReference, ApiEntry } from '../types';
import { ExtractionError } from './ExtractionError';
import { extractFamily } from './extractFamily';
import { type LocatedPackage, locatePackage } from './locatePackage';
import { openPackage, type SourceCache } from './openPackage';

/**
 * Reads the reference of one docs version from its installed packages.
 *
 * @param siteDir absolute path of the site
 * @returns entries in the order of `version.families`
 * @throws when a package cannot be read; the problems of all families come in one error
 */
export function extractVersion(version: ApiVersion, siteDir: string): ApiReference {
  const versionDir = path.join(realpathSync(siteDir), version.folder);
  const located = locatePackages(version, versionDir);
  const sources: SourceCache = new Map();
  const problems: string[] = [];
  const families = version.families.flatMap((family) => {
    try {
      const packages = family.packages.map(({ name, plan }) => ({
        ...openPackage(located.get(name) ?? locatePackage(name, versionDir), sources),
        plan,
      }));
      return extractFamily({ family, packages, documented: located, versionDir, parsed: sources });
    } catch (error) {
      problems.push(describeProblem(error));
      return [];
    }
  });
  const entries = families.flatMap((family) => family.entries);
  if (problems.length === 0) {
    problems.push(...findStaleFacts(version, entries));
  }
  reportProblems('throw', `The API reference of "${version.name}" cannot be made`, problems);
  const packages = [...located.values()].map((found) => ({
    name: found.name,
    version: found.version,
  }));
  return { packages, entries, exports: families.flatMap((family) => family.exports) };
}

/** Finds every documented package of a version, by name. */
function locatePackages(
  version: ApiVersion,
  versionDir: string,
): ReadonlyMap<string, LocatedPackage> {
  const names = version.families.flatMap(({ packages }) => packages.map(({ name }) => name));
  const located = new Map<string, LocatedPackage>();
  const problems: string[] = [];
  for (const name of names) {
    try {
      located.set(name, locatePackage(name, versionDir));
    } catch (error) {
      problems.push(describeProblem(error));
    }
  }
  reportProblems('throw', `The API reference of "${version.name}" cannot be made`, problems);
  return located;
}

/** Errors of the extractor itself are collected; other errors are bugs. */
function describeProblem(error: unknown): string {
  if (error instanceof ExtractionError) {
    return error.message;
  }
  throw error;
}

/**
 * Finds reviewed facts that apply to nothing in a version. Families share facts, so a fact is stale only if it applies
 * to none of them.
 *
 * @returns one message for each fact with the fix
 */
function findStaleFacts(version: ApiVersion, entries: readonly ApiEntry[]): string[] {
  const props = new Set(
    entries.flatMap((entry) =>
      entry.kind === 'component' ? entry.props.map(({ name }) => name) : [],
    ),
  );
  const facts = version.families.flatMap(({ slug, reviewed: { descriptions, plans } }) =>
    [...Object.keys(descriptions), ...Object.keys(plans)].map((name) => ({ name, slug })),
  );
  const stale = new Map(facts.filter(({ name }) => !props.has(name)).map((f) => [f.name, f.slug]));
  return [...stale].map(
    ([name, slug]) =>
      `The reviewed facts of ${slug} speak of the prop "${name}", which no component of ` +
      `"${version.name}" has. Take it out of plugins/api-reference/data, or end its span.`,
  );
}
