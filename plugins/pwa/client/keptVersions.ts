import { SCOPE_FOLDER } from '../addresses';
import { CACHE_PREFIX, keptCache, readKeptCache } from '../cacheNames';
import type { KeptVersion } from '../types';

/** Address of a kept version's record in its cache; no page has this address. */
const RECORD = '/.kept.json';

/** Lists the versions that are kept in one language, including incomplete ones. */
export async function listKept(baseUrl: string): Promise<KeptVersion[]> {
  const names = await caches.keys();
  const own = names.filter((name) => readKeptCache(name)?.scope === baseUrl + SCOPE_FOLDER);
  const records = await Promise.all(
    own.map(async (name) => (await caches.open(name)).match(RECORD)),
  );
  return Promise.all(
    records.flatMap((record) => (record ? [record.json() as Promise<KeptVersion>] : [])),
  );
}

export function openKept(baseUrl: string, version: string): Promise<Cache> {
  return caches.open(keptCache(baseUrl + SCOPE_FOLDER, version));
}

/** Stores the record of a kept version. */
export async function recordKept(cache: Pick<Cache, 'put'>, version: KeptVersion): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await cache.put(RECORD, new Response(JSON.stringify(version), { headers }));
}

/** Removes files of an earlier build from a version's cache. */
export async function dropOthers(cache: Cache, addresses: Iterable<string>): Promise<void> {
  const wanted = new Set([RECORD, ...addresses]);
  const stored = await cache.keys();
  const left = stored.filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(left.map((request) => cache.delete(request)));
}

export async function removeKept(baseUrl: string, version: string): Promise<void> {
  await caches.delete(keptCache(baseUrl + SCOPE_FOLDER, version));
}

/**
 * Removes everything that the site stored for offline use, in all languages, and its workers. The next visit starts
 * over.
 */
export async function clearEverything(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)),
  );
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(
    registrations
      .filter(({ scope }) => scope.endsWith(`/${SCOPE_FOLDER}`))
      .map((registration) => registration.unregister()),
  );
}
