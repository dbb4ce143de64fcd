import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Buffer size for `npm view` and similar commands, whose output exceeds Node's default: it lists thousands of releases.
 */
const LARGEST_ANSWER = 64 * 1024 * 1024;

/** Thrown when the registry does not have a requested package or release. */
export class NotPublishedError extends Error {}

/** npm's error codes for missing packages and releases. */
const NOT_PUBLISHED = /"code":\s*"(?:ETARGET|E404)"/;

/**
 * Runs an npm command, which uses the user's registry, proxy and cache.
 *
 * @param command arguments of npm
 * @param cwd working directory
 * @returns its output, parsed as JSON
 * @throws {NotPublishedError} for a package or a release that the registry does not have
 */
export async function askRegistry(command: readonly string[], cwd?: string): Promise<unknown> {
  const options = {
    ...(cwd !== undefined && { cwd }),
    maxBuffer: LARGEST_ANSWER,
    shell: process.platform === 'win32',
  };
  const { stdout } = await run('npm', [...command, '--json'], options).catch((error: Error) => {
    const { stdout: said = '' } = error as Error & { stdout?: string };
    throw NOT_PUBLISHED.test(said)
      ? new NotPublishedError(`The registry lacks what "npm ${command.join(' ')}" asks for.`)
      : error;
  });
  return stdout.trim() === '' ? null : (JSON.parse(stdout) as unknown);
}
