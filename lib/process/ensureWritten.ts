import { existsSync } from 'node:fs';
import { withBuildLock } from '../locks/buildLock';
import { runInChild } from './runInChild';

/** What a script is asked that writes a file; it may say more. */
export interface WriteRequest {
  /** Absolute path. */
  outFile: string;
}

/** What this process has under way: its plugins ask for the same, and must not take each other for another build. */
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
