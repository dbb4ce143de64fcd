import { handWrittenPages } from '../../lib/pages/handWrittenPages.ts';
import { demoFiles } from '../packages/readVersionPackages.ts';
import type { RunOptions } from '../runner/types.ts';
import { chooseFolders, type FolderPlan } from '../selection/chooseFolders.ts';
import { readSiteChanges } from '../selection/readSiteChanges.ts';
import { readSeed } from '../selection/sampleOf.ts';

/** Selects the pages whose demos a run exports. */
export function chooseExports(options: RunOptions): FolderPlan {
  const pages = handWrittenPages().filter(({ folder }) => demoFiles(folder).length > 0);
  const rule = {
    counts: new Set(['new', 'demos', 'packages'] as const),
    // Code that exports demos, and code that checks the exports.
    shared:
      /^(?:plugins\/live-demos\/export\/|lib\/(?:demos|typecheck)\/|tests\/exports\/|package-lock\.json$)/,
  };
  return chooseFolders(pages, readSiteChanges(), rule, { ...options, seed: readSeed() });
}
