import { manifestAddress } from '../addresses';
import type { SizedFile, VersionManifest } from '../types';

/** All files of a version to store, and their total size. */
export interface KeepPlan extends VersionManifest {
  readonly bytes: number;
}

/**
 * Fetches the current list of a version's files.
 *
 * @throws if one of the lists cannot be fetched
 */
export async function readPlan(baseUrl: string, version: string): Promise<KeepPlan> {
  const manifest = await fetchJson<VersionManifest>(manifestAddress(baseUrl, version));
  const lists = await Promise.all(manifest.lists.map((list) => fetchJson<SizedFile[]>(list)));
  const files = [...manifest.files, ...lists.flat()];
  return { ...manifest, files, bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0) };
}

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}.`);
  }
  return (await response.json()) as T;
}
