import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createCacheKey, readSources } from '../../lib/cache';
import type { ApiVersion } from './data/types';

/** Folder for data that is kept between builds, relative to the site. */
export const CACHE_DIR = 'node_modules/.cache/api-reference';

/**
 * Returns the path of the file that caches the entries of a version between builds. The name changes with everything
 * that the entries depend on: the packages, the compiler, the extractor's source and its options.
 */
export function cacheFile(version: ApiVersion, siteDir: string): string {
  const manifest = path.join(siteDir, version.folder, 'package.json');
  const names = version.families.flatMap(({ packages }) => packages.map(({ name }) => name));
  const key = createCacheKey(
    JSON.stringify(version),
    readFileSync(manifest),
    [...names, 'typescript'].map((name) => installedVersion(name, manifest)).join(),
    readSources(path.join(__dirname, 'extract')),
  );
  return path.join(siteDir, CACHE_DIR, `${version.name}-${key}.json`);
}

function installedVersion(name: string, manifest: string): string {
  try {
    const file = createRequire(manifest).resolve(`${name}/package.json`);
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  } catch {
    // The extractor reports a missing package in more detail.
    return 'not found';
  }
}
