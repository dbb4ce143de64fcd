import path from 'node:path';
import { loadCached } from '../../lib/cache';
import { cacheFile } from './cacheFile';
import type { ExtractionRequest } from './extract/runExtraction';
import type { ApiVersion } from './data/types';
import type { ApiReference } from './types';

/**
 * The reference of one docs version, from the cache when neither the packages nor the extractor
 * have changed since.
 *
 * @param siteDir absolute path of the site
 * @throws when the packages cannot be read, with every problem that was found
 */
export async function loadReference(version: ApiVersion, siteDir: string): Promise<ApiReference> {
  const outFile = cacheFile(version, siteDir);
  const request: ExtractionRequest = { version, siteDir, outFile };
  return loadCached(path.join(__dirname, 'extract/runExtraction.ts'), request);
}
