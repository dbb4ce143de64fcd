import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { TESTS_FILE } from '../../plugins/known-problems/types.ts';
import { runProblems } from '../problems/runProblems.ts';
import type { Stage } from '../runner/types.ts';
import { choosePages } from '../selection/choosePages.ts';

const RULE = {
  counts: new Set(['new', 'claims', 'packages'] as const),
  // The environment of the tests, and the packages of all versions.
  shared: /^tests\/jest\/|^jest\.config\.mjs$/,
  everything: /^tests\/problems\/(?!__tests__\/)|^package-lock\.json$/,
};

/** Each known problem in each version is one check. */
export const problems: Stage = {
  name: 'problems',
  title: 'Known problems, in every version',
  fast: false,
  async run(options) {
    const plan = choosePages(RULE, options, ({ folder }) =>
      existsSync(join(SITE_DIR, folder, TESTS_FILE)),
    );
    if (plan.folders.size === 0) {
      return { passed: 0, failures: [], notes: plan.notes };
    }
    const run = await runProblems([...plan.folders]);
    return { ...run, notes: [...plan.notes, ...(run.notes ?? [])] };
  },
};
