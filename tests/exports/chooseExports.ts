import { demoFiles } from '../packages/readVersionPackages.ts';
import type { RunOptions } from '../runner/types.ts';
import type { FolderPlan } from '../selection/chooseFolders.ts';
import { choosePages } from '../selection/choosePages.ts';

/** Selects the pages whose demos a run exports. */
export function chooseExports(options: RunOptions): FolderPlan {
  const rule = {
    counts: new Set(['new', 'demos', 'packages'] as const),
    // Code that exports demos, and code that checks the exports.
    shared:
      /^(?:plugins\/demos\/(?:page\/export|shared)\/|lib\/typecheck\/|tests\/exports\/|package-lock\.json$)/,
  };
  return choosePages(rule, options, ({ folder }) => demoFiles(folder).length > 0);
}
