import { VERSION_NAMES, type VersionName } from '../../../../plugins/api-reference/data/during.ts';
import { isDocumentedPackage } from '../answers/documentedPackages.ts';

/** Major of each version; `@mui/x-tree-view` and charts begin with 6. */
const MAJORS = new Map<string, VersionName>(
  VERSION_NAMES.map((name) => [
    name === 'current' ? '7' : name === 'next' ? '8' : name.slice(1),
    name,
  ]),
);

/**
 * Returns the earliest version of the library among the packages that a project declares.
 *
 * @returns `null` if no package has a documented version
 */
export function detectVersion(declared: Readonly<Record<string, string>>): VersionName | null {
  const found = Object.entries(declared).flatMap(([name, range]) => {
    const major = /\d+/.exec(range)?.[0];
    const version = isDocumentedPackage(name) && major ? MAJORS.get(major) : undefined;
    return version ? [version] : [];
  });
  return VERSION_NAMES.find((name) => found.includes(name)) ?? null;
}
