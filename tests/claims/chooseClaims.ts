import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { handWrittenPages } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import type { RunOptions } from '../runner/types.ts';
import { chooseFolders, type FolderPlan } from '../selection/chooseFolders.ts';
import { readSiteChanges } from '../selection/readSiteChanges.ts';
import { readSeed } from '../selection/sampleOf.ts';
import { CLAIMS_FILES } from './checkClaims.ts';

const [CLAIMS_FILE] = CLAIMS_FILES;

/** Selects the pages whose claims a run checks in jsdom. */
export function chooseClaims(options: RunOptions): FolderPlan {
  const pages = handWrittenPages().filter(({ folder }) =>
    existsSync(join(SITE_DIR, folder, CLAIMS_FILE)),
  );
  const rule = {
    counts: new Set(['new', 'claims', 'demos', 'packages'] as const),
    // The environment of the tests.
    shared: /^(?:tests\/(?:claims|jest)\/|jest\.config\.mjs$|package-lock\.json$)/,
  };
  return chooseFolders(pages, readSiteChanges(), rule, { ...options, seed: readSeed() });
}
