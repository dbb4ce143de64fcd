import path from 'node:path';
import { readFileSync } from 'node:fs';
import { loadCached, createCacheKey, readSources } from '../../lib/cache';
import { VERSION_NAMES, type VersionName } from '../api-reference/data/during';
import { API_VERSIONS } from '../api-reference/data/versions';
import type { ByVersion } from '../api-reference/history/addHistories';
import type { ApiVersion } from '../api-reference/data/types';
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

/** Adds to each message the first and last version that has it. Messages with the same ID are the same message. */
export function addHistories(messages: ByVersion<MessageDoc[]>): ByVersion<HistoricMessage[]> {
  const known = VERSION_NAMES.map(
    (name) => new Set(messages[name].map(({ family, id }) => `${family} ${id}`)),
  );
  const has = (at: number, { family, id }: MessageDoc): boolean =>
    known[at]?.has(`${family} ${id}`) ?? false;
  const firstOf = (family: string): number =>
    VERSION_NAMES.findIndex((name) => messages[name].some((each) => each.family === family));
  const describe = (message: MessageDoc, at: number): HistoricMessage => {
    let first = at;
    while (has(first - 1, message)) {
      first -= 1;
    }
    let last = at;
    while (has(last + 1, message)) {
      last += 1;
    }
    return {
      ...message,
      ...(first > firstOf(message.family) && { since: VERSION_NAMES[first]! }),
      ...(last < VERSION_NAMES.length - 1 && { until: VERSION_NAMES[last]! }),
    };
  };
  return Object.fromEntries(
    VERSION_NAMES.map((name, at): [VersionName, HistoricMessage[]] => [
      name,
      messages[name].map((message) => describe(message, at)),
    ]),
  ) as ByVersion<HistoricMessage[]>;
}

/**
 * Returns the path of the file that caches the messages of a version between builds. The name changes with everything
 * that the messages depend on: the library's packages, including those that the documented packages import, and the
 * source of the extractor.
 */
function cacheFile(version: ApiVersion, siteDir: string): string {
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
