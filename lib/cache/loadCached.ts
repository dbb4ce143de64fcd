import { existsSync, readFileSync } from 'node:fs';
import { withBuildLock } from '../locks/buildLock';
import { runInChild } from '../process/runInChild';

/** Request to a script that writes a JSON file; scripts may extend it. */
export interface CacheRequest {
  /** Absolute path; it contains a key of everything that the content depends on. */
  outFile: string;
}

/** Writes in progress in this process, whose plugins request the same files and must not wait for the lock. */
const running = new Map<string, Promise<void>>();

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
