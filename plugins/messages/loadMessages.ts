import path from 'node:path';
import { loadCached } from '../../lib/cache';
import { VERSION_NAMES, type VersionName } from '../api-reference/data/during';
import { API_VERSIONS } from '../api-reference/data/versions';
import type { ByVersion } from '../api-reference/history/addHistories';
import { addHistories } from './addHistories';
import { cacheFile } from './cacheFile';
import type { ExtractionRequest } from './extract/runExtraction';
import type { HistoricMessage, MessageDoc } from './types';

/**
 * Loads the messages of all versions, even of those that are not built: the first version that has a message is found
 * by comparing versions.
 *
 * @param siteDir absolute path of the site
 * @throws when packages cannot be read
 */
export async function loadMessages(siteDir: string): Promise<ByVersion<HistoricMessage[]>> {
  const loaded: [VersionName, MessageDoc[]][] = [];
  for (const name of VERSION_NAMES) {
    loaded.push([name, await loadVersion(name, siteDir)]);
  }
  return addHistories(Object.fromEntries(loaded) as ByVersion<MessageDoc[]>);
}

/** Reads the messages from the cache if neither the packages nor the extractor have changed. */
async function loadVersion(name: VersionName, siteDir: string): Promise<MessageDoc[]> {
  const version = API_VERSIONS.find((each) => each.name === name)!;
  const outFile = cacheFile(version, siteDir);
  const request: ExtractionRequest = { version, siteDir, outFile };
  return loadCached(path.join(__dirname, 'extract/runExtraction.ts'), request);
}
