import { execFileSync } from 'node:child_process';
import { SITE_DIR } from '../../lib/siteDir.ts';

/** What puts pages that wait equally long in another order with each commit; the day where the site is no repository. */
export function readTurnSeed(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: SITE_DIR, encoding: 'utf8' }).trim();
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}
