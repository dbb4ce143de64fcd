import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compareWithLockfile } from './compareWithLockfile.mjs';

const LINES_SHOWN = 5;

/**
 * Installs the packages of the lockfile that are missing in `node_modules`. Takes a few milliseconds if all are
 * installed.
 *
 * @param {string} siteDir the folder of `package.json`
 * @returns {number} the seconds it took
 */
export function ensureInstalled(siteDir) {
  const started = Date.now();
  const problems = compareWithLockfile(siteDir);
  if (problems.length > 0) {
    // `npm ci` starts from scratch; later installations keep node_modules and its caches.
    const command = existsSync(join(siteDir, 'node_modules')) ? 'install' : 'ci';
    announce(problems, command);
    const result = spawnSync('npm', [command, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: siteDir,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      // With NODE_ENV=production, npm would omit the development packages.
      env: { ...process.env, NODE_ENV: '', npm_config_omit: '' },
    });
    const left = result.status === 0 ? compareWithLockfile(siteDir) : problems;
    if (left.length > 0) {
      console.error(
        `npm ${command} did not install everything package-lock.json names:\n  ` +
          `${left.slice(0, LINES_SHOWN).join('\n  ')}\n` +
          `Delete node_modules and run the command again.`,
      );
      process.exit(1);
    }
  }
  return Math.round((Date.now() - started) / 100) / 10;
}

function announce(problems, command) {
  const more = problems.length - LINES_SHOWN;
  console.log(`Installing with "npm ${command}", because node_modules differs from the lockfile:`);
  console.log(`  ${problems.slice(0, LINES_SHOWN).join('\n  ')}`);
  if (more > 0) {
    console.log(`  and ${more} more`);
  }
}
