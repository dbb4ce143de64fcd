import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compares `package-lock.json` with the packages that npm recorded in `node_modules` during the last installation.
 * Packages for other operating systems are optional in the lockfile and may be absent.
 *
 * @param {string} siteDir the folder of `package.json`
 * @returns {string[]} one line for each package that is missing or has another version
 */
export function compareWithLockfile(siteDir) {
  const wanted = readPackages(join(siteDir, 'package-lock.json'));
  const installed = readPackages(join(siteDir, 'node_modules', '.package-lock.json'));
  const problems = [];
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') {
      continue;
    }
    const found = installed[path];
    // The folder of a workspace is in the lockfile, with a link to it from node_modules.
    const isWorkspace = !path.includes('node_modules/');
    if (isWorkspace || (!found && entry.optional)) {
      continue;
    }
    if (!found || !existsSync(join(siteDir, path))) {
      problems.push(`${path} is missing`);
    } else if (!entry.link && found.version !== entry.version) {
      problems.push(`${path} is ${found.version}, the lockfile says ${entry.version}`);
    }
  }
  return problems;
}

function readPackages(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {};
}
