import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs a Debian package, if the system has `apt-get` and this process may use it.
 *
 * @param names equivalent packages, best first; older releases lack some
 * @returns whether one of them is installed now
 */
export function installPackage(names: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    return false;
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...command: string[]) =>
    spawnSync('apt-get', command, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  return (
    run('update', '-q') &&
    names.some((name) => run('install', '-qy', '--no-install-recommends', name))
  );
}
