import { existsSync } from 'node:fs';
import { withBuildLock } from '../locks/buildLock';
import { runInChild } from './runInChild';

/** Request to a script that writes a file; scripts may extend it. */
export interface WriteRequest {
  /** Absolute path. */
  outFile: string;
}

/**
 * Writes in progress in this process: its plugins request the same files, and must not wait for each other as for
 * another build.
 */
const running = new Map<string, Promise<void>>();

/**
 * Has a script write a file in a process of its own, unless the file is there. Builds of two languages, or two tests, start
 * at the same time and need the same: one of them has it written, the others wait.
 *
 * @param script absolute path
 */
export function ensureWritten(script: string, request: WriteRequest): Promise<void> {
  const { outFile } = request;
  const writing =
    running.get(outFile) ?? write(script, request).finally(() => running.delete(outFile));
  running.set(outFile, writing);
  return writing;
}

async function write(script: string, request: WriteRequest): Promise<void> {
  const { outFile } = request;
  if (!existsSync(outFile)) {
    await withBuildLock(`${outFile}.lock`, async () => {
      if (!existsSync(outFile)) {
        await runInChild(script, request);
      }
    });
  }
}
