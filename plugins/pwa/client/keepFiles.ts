import { KEEP_HEADER } from '../addresses';
import { isStorable } from '../worker/isStorable';
import { readBuild } from '../worker/readBuild';
import type { KeepPlan } from './readPlan';

/** Number of parallel requests: the number of connections that browsers open to one host over HTTP/1.1. */
const PARALLEL_REQUESTS = 6;

/** Matches names with a content hash; the same name is the same file in every build. */
const HASHED = /[.-][\da-f]{8,}\.\w+$/;

/** Thrown if the site is deployed again while a version is being stored, because its parts would not match. */
export class ChangedSiteError extends Error {
  override readonly name = 'ChangedSiteError';
}

/** Options for storing a version. */
export interface KeepOptions {
  readonly cache: Pick<Cache, 'match' | 'put'>;
  readonly signal: AbortSignal;
  /** Whether pages already in the cache are of this build. */
  readonly continues: boolean;
  /** Receives the number of stored bytes of the version. */
  readonly onProgress: (bytes: number) => void;
}

/**
 * Stores all files of a version. Does not fetch files again that an earlier attempt or an earlier build stored.
 *
 * @throws ChangedSiteError if a file is missing or of another build
 * @throws errors of the network, of a full disk, or of the signal
 */
export async function keepFiles(
  { files, build }: KeepPlan,
  { cache, signal, continues, onProgress }: KeepOptions,
): Promise<void> {
  const waiting = [...files];
  let stored = 0;
  let hasEnded = false;

  async function storeNext(): Promise<void> {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      signal.throwIfAborted();
      const [address, bytes] = file;
      const isThere = (continues || HASHED.test(address)) && (await cache.match(address));
      if (!isThere) {
        await cache.put(address, await fetchFile(address, build, signal));
      }
      // A file may still be stored after another one failed, but nothing waits for it any more.
      if (!hasEnded) {
        stored += bytes;
        onProgress(stored);
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, storeNext));
  } finally {
    // After a failure, start no further requests.
    waiting.length = 0;
    hasEnded = true;
  }
}

async function fetchFile(address: string, build: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal, headers: { [KEEP_HEADER]: '1' } });
  if (response.status === 404 || response.status === 410) {
    throw new ChangedSiteError(`${address} is no longer there.`);
  }
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}.`);
  }
  if (!(await isStorable(address, response))) {
    throw new Error(`${address} answers with ${response.headers.get('content-type')}.`);
  }
  // In Chromium, `put` never settles if a body ends early, so pass complete bodies.
  const body = await response.arrayBuffer();
  const isPage = response.headers.get('content-type')?.includes('text/html');
  const own = isPage ? readBuild(new TextDecoder().decode(body)) : undefined;
  if (own !== undefined && own !== build) {
    throw new ChangedSiteError(`${address} is of another build.`);
  }
  return new Response(body, { headers: response.headers });
}
