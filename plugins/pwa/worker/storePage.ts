import { pagesCache } from '../cacheNames';
import type { WorkerConfig } from '../types';
import { readBuild } from './readBuild';

/** Pages that are stored as they are visited: some weeks of reading, and a few megabytes. */
export const MOST_PAGES = 100;

/** The header that says of which build a stored page is. */
export const BUILD_HEADER = 'x-docs-build';

/** Stores what an address answered, and forgets what was visited longest ago. */
export async function storePage(
  address: string,
  response: Response,
  { scope }: Pick<WorkerConfig, 'scope'>,
): Promise<void> {
  if (response.type === 'opaqueredirect' || response.redirected) {
    return;
  }
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  if (headers.get('content-type')?.includes('text/html')) {
    headers.set(BUILD_HEADER, readBuild(new TextDecoder().decode(body)) ?? '');
  }
  const cache = await caches.open(pagesCache(scope));
  const { origin, pathname } = new URL(address);
  const key = origin + pathname;
  // What is put anew goes to the end, so that the first are those that were visited longest ago.
  await cache.put(key, new Response(body, { headers }));
  const pages = await cache.keys();
  await Promise.all(pages.slice(0, -MOST_PAGES).map((page) => cache.delete(page)));
}
