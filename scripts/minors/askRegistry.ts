import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What `npm view` and the like print is longer than Node expects: thousands of releases. */
const LARGEST_ANSWER = 64 * 1024 * 1024;

/**
 * Asks npm, which knows the reader's registry, proxy and cache.
 *
 * @param command its arguments
 * @param cwd the folder in which it runs
 * @returns what it prints as JSON
 */
export async function askRegistry(command: readonly string[], cwd?: string): Promise<unknown> {
  const { stdout } = await run('npm', [...command, '--json'], {
    ...(cwd !== undefined && { cwd }),
    maxBuffer: LARGEST_ANSWER,
    shell: process.platform === 'win32',
  });
  return stdout.trim() === '' ? null : (JSON.parse(stdout) as unknown);
}
