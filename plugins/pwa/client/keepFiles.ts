import { KEEP_HEADER } from '../addresses';
import { isStorable } from '../worker/isStorable';
import { readBuild } from '../worker/readBuild';
import type { KeepPlan } from './readPlan';

/** Requests under way at once: what browsers open to one host over HTTP/1.1. */
const PARALLEL_REQUESTS = 6;

/** Names that hold a hash of what is in the file; the same name is the same file in every build. */
const HASHED = /[.-][\da-f]{8,}\.\w+$/;

/** The site was deployed again while a version was stored: its parts would not fit together. */
export class ChangedSiteError extends Error {
  override readonly name = 'ChangedSiteError';
}

/** How a version gets into a cache. */
export interface KeepOptions {
  readonly cache: Pick<Cache, 'match' | 'put'>;
  readonly signal: AbortSignal;
  /** Whether pages that are there already are of this build. */
  readonly continues: boolean;
  /** Told how many bytes of the version are there. */
  readonly onProgress: (bytes: number) => void;
}

/**
 * Stores all files of a version. Those that an earlier attempt or an earlier build stored are not fetched again.
 *
 * @throws ChangedSiteError when a file is gone or of another build
 * @throws what the network, a full disk or the signal say
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
      // What was being stored when another file failed is there, but nobody waits for it any more.
      if (!hasEnded) {
        stored += bytes;
        onProgress(stored);
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, storeNext));
  } finally {
    // After a failure nothing more is begun.
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
  // Chromium never settles `put` when a body ends before its time: it gets bodies that are whole.
  const body = await response.arrayBuffer();
  const isPage = response.headers.get('content-type')?.includes('text/html');
  const own = isPage ? readBuild(new TextDecoder().decode(body)) : undefined;
  if (own !== undefined && own !== build) {
    throw new ChangedSiteError(`${address} is of another build.`);
  }
  return new Response(body, { headers: response.headers });
}
