import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '../../lib/siteDir.ts';
import type { RunOptions } from '../runner/types.ts';
import type { FolderPlan } from '../selection/chooseFolders.ts';
import { choosePages } from '../selection/choosePages.ts';
import { CLAIMS_FILES } from './checkClaims.ts';

const [CLAIMS_FILE] = CLAIMS_FILES;

/** Selects the pages whose claims a run checks in jsdom. */
export function chooseClaims(options: RunOptions): FolderPlan {
  const rule = {
    counts: new Set(['new', 'claims', 'demos', 'packages'] as const),
    // The environment of the tests.
    shared: /^(?:tests\/(?:claims|jest)\/|jest\.config\.mjs$|package-lock\.json$)/,
  };
  return choosePages(rule, options, ({ folder }) =>
    existsSync(join(SITE_DIR, folder, CLAIMS_FILE)),
  );
}
