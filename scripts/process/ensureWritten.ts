import { existsSync } from 'node:fs';
import { withBuildLock } from '../build/buildLock';
import { runInChild } from './runInChild';

/** What a script is asked that writes a file; it may say more. */
export interface WriteRequest {
  /** Absolute path. */
  outFile: string;
}

/**
 * Has a script write a file in a process of its own, unless the file is there. Builds of two languages, or two tests, start
 * at the same time and need the same: one of them has it written, the others wait.
 *
 * @param script absolute path
 */
export async function ensureWritten(script: string, request: WriteRequest): Promise<void> {
  const { outFile } = request;
  if (!existsSync(outFile)) {
    await withBuildLock(`${outFile}.lock`, async () => {
      if (!existsSync(outFile)) {
        await runInChild(script, request);
      }
    });
  }
}
