import { compareWithLockfile } from '../../scripts/install/compareWithLockfile.mjs';
import { SITE_DIR } from '../../scripts/siteDir.ts';
import type { Stage } from '../runner/types.ts';

/** `scripts/run.mjs` has installed before any TypeScript could run; here the outcome is checked. */
export const install: Stage = {
  name: 'install',
  title: 'Packages are those of the lockfile',
  budgetSeconds: 120,
  fast: true,
  async run() {
    const failures = compareWithLockfile(SITE_DIR);
    const seconds = Number(process.env.INSTALL_SECONDS ?? 0);
    return {
      passed: failures.length === 0 ? 1 : 0,
      failures,
      notes: seconds > 1 ? [`Installing took ${seconds} s.`] : [],
    };
  },
};
