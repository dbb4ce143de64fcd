import { createHash, type BinaryLike } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Enough to distinguish a few thousand entries. */
const KEY_LENGTH = 16;

/** Hashes everything that a cached value depends on. */
export function createCacheKey(...inputs: readonly BinaryLike[]): string {
  const hash = createHash('sha256');
  inputs.forEach((input) => hash.update(input));
  return hash.digest('hex').slice(0, KEY_LENGTH);
}

/** Reads the TypeScript files directly in a folder, since a cached value depends on the code that computes it. */
export function readSources(dir: string): string {
  return readdirSync(dir)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => readFileSync(path.join(dir, name), 'utf8'))
    .join('\n');
}
