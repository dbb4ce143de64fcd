import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createCacheKey, loadCached, readSources } from '../../../lib/cache';
import { versionNamed, type DocsVersion } from '../../versions';
import type { CollectionRequest, StoredNames } from './runCollection';
import type { KnownNames } from './types';

/** Folder of the cached names, relative to the site. */
const CACHE_DIR = 'node_modules/.cache/code-names';

/**
 * Loads the names that are valid in the code spans of a version's pages. The cache applies as long as neither the
 * packages
 * nor the code that collects the names has changed.
 *
 * @param name of the docs version
 * @param siteDir absolute path of the site
 */
export async function loadKnownNames(name: string, siteDir: string): Promise<KnownNames> {
  const version = versionNamed(name);
  const outFile = cacheFile(version, siteDir);
  const request: CollectionRequest = { siteDir, folder: version.folder, outFile };
  const { library, platform } = await loadCached<StoredNames>(
    path.join(__dirname, 'runCollection.ts'),
    request,
  );
  return { library: new Set(library), platform: new Set(platform) };
}

function cacheFile({ name, folder }: DocsVersion, siteDir: string): string {
  const key = createCacheKey(
    readFileSync(path.join(siteDir, 'package-lock.json')),
    readFileSync(path.join(siteDir, folder, 'package.json')),
    ...['.', 'packages'].map((dir) => readSources(path.join(__dirname, dir))),
  );
  return path.join(siteDir, CACHE_DIR, `${name}-${key}.json`);
}
