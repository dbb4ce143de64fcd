import path from 'node:path';
import { loadCached } from '../../lib/cache';
import { cacheFile } from './cacheFile';
import type { ExtractionRequest } from './extract/runExtraction';
import type { ApiVersion } from './data/types';
import type { ApiReference } from './types';
import { isOneOfMany } from './data/during';
import { API_VERSIONS } from './data/versions';
import { addHistories, type ByVersion, type HistoricReferences } from './history/addHistories';

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

/**
 * Loads the references of all documented versions, including those that are not built, because histories compare
 * neighboring versions. A version without neighbors has no history.
 *
 * @param siteDir absolute path of the site
 */
export async function loadReferences(siteDir: string): Promise<HistoricReferences> {
  const following: [string, ApiReference][] = [];
  const alone: [string, ApiReference][] = [];
  for (const version of API_VERSIONS) {
    const group = isOneOfMany(version.name) ? following : alone;
    group.push([version.name, await loadReference(version, siteDir)]);
  }
  const historic = addHistories(Object.fromEntries(following) as ByVersion<ApiReference>);
  return {
    ...historic,
    references: { ...historic.references, ...Object.fromEntries(alone) },
  };
}
