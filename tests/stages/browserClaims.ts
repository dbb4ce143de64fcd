import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { CLAIMS_FILES } from '../claims/checkClaims.ts';
import { runPlaywright } from '../runner/runPlaywright.ts';
import type { Stage } from '../runner/types.ts';
import { choosePages } from '../selection/choosePages.ts';

const [, CLAIMS_FILE] = CLAIMS_FILES;
const RULE = {
  counts: new Set(['new', 'claims', 'demos', 'packages'] as const),
  // The environment of the tests.
  shared: /^(?:tests\/claims\/|playwright\.config\.ts$)/,
};

/** Each claim about layout or keys is one check. */
export const browserClaims: Stage = {
  name: 'browser-claims',
  title: 'What pages say about layout and keys, on the built pages',
  fast: false,
  needs: 'build',
  async run(options) {
    const { folders, notes } = choosePages(RULE, options, ({ folder }) =>
      existsSync(join(SITE_DIR, folder, CLAIMS_FILE)),
    );
    const result = await runPlaywright([
      '--project=claims-*',
      ...[...folders].map((folder) => `${folder}/${CLAIMS_FILE}`),
    ]);
    return { ...result, notes: [...notes, ...result.notes] };
  },
};
