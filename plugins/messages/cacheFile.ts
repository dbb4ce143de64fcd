import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createCacheKey, readSources } from '../../lib/cache';
import type { ApiVersion } from '../api-reference/data/types';

/**
 * Returns the path of the file that caches the messages of a version between builds. The name changes with everything
 * that the messages depend on: the library's packages, including those that the documented packages import, and the
 * source of the extractor.
 */
export function cacheFile(version: ApiVersion, siteDir: string): string {
  const key = createCacheKey(
    JSON.stringify([version.folder, version.families.map(({ packages }) => packages)]),
    readInstalled(siteDir),
    readSources(path.join(__dirname, 'extract')),
  );
  return path.join(siteDir, 'node_modules/.cache/messages', `${version.name}-${key}.json`);
}

/** Returns the lockfile's entries of the library and of the compiler. */
function readInstalled(siteDir: string): string {
  const lockfile = readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockfile) as {
    packages: Record<string, { readonly version?: string }>;
  };
  return Object.entries(packages)
    .filter(([place]) => /node_modules\/(?:@mui\/x-[a-z-]+|typescript)$/.test(place))
    .map(([place, { version }]) => `${place}@${version}`)
    .join('\n');
}
