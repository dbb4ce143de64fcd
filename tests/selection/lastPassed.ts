import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { git } from './readGitChanges.ts';

/** Contains one line: the last commit at which every check of a complete run passed. */
const FILE = join(SITE_DIR, 'tests/selection/last-passed.txt');

export const readLastPassed = (): string => readFileSync(FILE, 'utf8').trim();

/**
 * Records the current commit after a complete run in which everything passed.
 *
 * @returns a note for the report
 */
export function writeLastPassed(): string {
  try {
    if (git(SITE_DIR, 'status', '--porcelain') !== '') {
      return 'Everything passed, but no commit is recorded because the working tree has changes.';
    }
    const commit = git(SITE_DIR, 'rev-parse', 'HEAD');
    writeFileSync(FILE, `${commit}\n`);
    return `Everything passed at ${commit}: commit tests/selection/last-passed.txt.`;
  } catch (error) {
    return `Everything passed, but no commit is recorded: ${(error as Error).message}`;
  }
}
