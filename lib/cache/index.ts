import { createHash, type BinaryLike } from 'node:crypto';
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { withBuildLock } from '../locks/buildLock';
import { runInChild } from '../process/runInChild';
import { writeWhole } from '../files/writeWhole';

/** Writes in progress in this process, whose plugins request the same files and must not wait for the lock. */
const running = new Map<string, Promise<void>>();

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

/** Request to a script that writes a JSON file; scripts may extend it. */
export interface CacheRequest {
  /** Absolute path; it contains a key of everything that the content depends on. */
  outFile: string;
}

/**
 * Loads a JSON file, which a script writes in a child process if it does not exist. When two builds or tests request the
 * same file, one of them writes it and the others wait.
 *
 * @param script absolute path
 * @throws what the script threw
 */
export async function loadCached<Value>(script: string, request: CacheRequest): Promise<Value> {
  const { outFile } = request;
  const writing =
    running.get(outFile) ?? ensureWritten(script, request).finally(() => running.delete(outFile));
  running.set(outFile, writing);
  await writing;
  return JSON.parse(readFileSync(outFile, 'utf8')) as Value;
}

async function ensureWritten(script: string, request: CacheRequest): Promise<void> {
  const { outFile } = request;
  if (!existsSync(outFile)) {
    await withBuildLock(`${outFile}.lock`, async () => {
      if (!existsSync(outFile)) {
        await runInChild(script, request);
      }
    });
  }
}

/**
 * Writes files that depend on some inputs, unless the inputs are those of the last time. A production build always
 * writes them.
 *
 * @param stamp absolute path of the file that holds the digest of the last inputs
 * @param digest of everything that the written files depend on
 */
export async function runWhenChanged(
  stamp: string,
  digest: string,
  write: () => Promise<unknown>,
): Promise<void> {
  const isUnchanged = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  if (process.env.NODE_ENV !== 'development' || !isUnchanged) {
    await write();
    writeWhole(stamp, digest);
  }
}
