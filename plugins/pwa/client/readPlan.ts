import { manifestAddress } from '../addresses';
import type { SizedFile, VersionManifest } from '../types';

/** Everything that has to be stored of a version, and how much that is. */
export interface KeepPlan extends VersionManifest {
  readonly bytes: number;
}

/**
 * Fetches what a version consists of now.
 *
 * @throws when one of the lists cannot be had
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
