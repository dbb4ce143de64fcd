import { createHash } from 'node:crypto';
import { dirname } from 'node:path';

const PACKAGE_IMPORT = /\bfrom\s+['"](@mui\/x-[\w-]+)/g;

/**
 * Returns the chunk that a demo shares with other demos of its page that use the same packages of the library. Separate
 * chunks would repeat the small modules that all of them use; one chunk for the page would load the largest package
 * before the smallest demo.
 *
 * @param file the demo, relative to the site
 * @param code text of each of its files
 */
export function nameDemoChunk(file: string, code: readonly string[]): string {
  const packages = code.flatMap((text) =>
    [...text.matchAll(PACKAGE_IMPORT)].map((match) => match[1] ?? ''),
  );
  return `demos-${shorten([dirname(file), ...[...new Set(packages)].sort()].join(' '))}`;
}

/**
 * Returns the chunk with the code of all demos of a page: readers who open one often open the next.
 *
 * @param file one of these demos, relative to the site
 */
export function nameSourcesChunk(file: string): string {
  return `sources-${shorten(dirname(file))}`;
}

const shorten = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 8);
