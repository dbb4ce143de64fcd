import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureWritten } from '../../../lib/process/ensureWritten';
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
  await ensureWritten(path.join(__dirname, 'runCollection.ts'), request);
  const { library, platform } = JSON.parse(readFileSync(outFile, 'utf8')) as StoredNames;
  return { library: new Set(library), platform: new Set(platform) };
}

function cacheFile({ name, folder }: DocsVersion, siteDir: string): string {
  const sources = ['.', 'packages'].flatMap((dir) =>
    readdirSync(path.join(__dirname, dir))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.join(__dirname, dir, file)),
  );
  const basis = [
    path.join(siteDir, 'package-lock.json'),
    path.join(siteDir, folder, 'package.json'),
    ...sources.sort(),
  ];
  const hash = createHash('sha256');
  basis.forEach((file) => hash.update(readFileSync(file)).update('\0'));
  return path.join(siteDir, CACHE_DIR, `${name}-${hash.digest('hex').slice(0, 16)}.json`);
}
