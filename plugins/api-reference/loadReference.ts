import path from 'node:path';
import { loadCached } from '../../lib/cache';
import { cacheFile } from './cacheFile';
import type { ExtractionRequest } from './extract/runExtraction';
import type { ApiVersion } from './data/types';
import type { ApiReference } from './types';

/**
 * Loads the reference of one docs version, from the cache if neither the packages nor the extractor have changed.
 *
 * @param siteDir absolute path of the site
 * @throws if the packages cannot be read, listing every problem
 */
export async function loadReference(version: ApiVersion, siteDir: string): Promise<ApiReference> {
  const outFile = cacheFile(version, siteDir);
  const request: ExtractionRequest = { version, siteDir, outFile };
  return loadCached(path.join(__dirname, 'extract/runExtraction.ts'), request);
}
