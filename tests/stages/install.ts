import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compareWithLockfile } from '../../lib/install/compareWithLockfile.mjs';
import { findLockfileGaps } from '../../lib/install/findLockfileGaps.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import type { Stage } from '../runner/types.ts';

/** Checks the installed packages, which `scripts/run.mjs` installs before any TypeScript can run. */
export const install: Stage = {
  name: 'install',
  title: 'Packages are those of the lockfile',
  fast: true,
  usesOneCore: true,
  async run() {
    const { packages } = JSON.parse(
      readFileSync(path.join(SITE_DIR, 'package-lock.json'), 'utf8'),
    ) as { packages: Parameters<typeof findLockfileGaps>[0] };
    const failures = [...compareWithLockfile(SITE_DIR), ...findLockfileGaps(packages)];
    const seconds = Number(process.env.INSTALL_SECONDS ?? 0);
    return {
      passed: failures.length === 0 ? 1 : 0,
      failures,
      notes: seconds > 1 ? [`Installing took ${seconds} s.`] : [],
    };
  },
};
