import { handWrittenPages, type HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import type { RunOptions } from '../runner/types.ts';
import { chooseFolders, type FolderPlan, type FolderRule } from './chooseFolders.ts';
import { readSiteChanges } from './readSiteChanges.ts';
import { readSeed } from './sampleOf.ts';

/**
 * Selects hand-written pages for a stage without a browser.
 *
 * @param has whether a page has what the stage checks; all pages by default
 */
export function choosePages(
  rule: FolderRule,
  options: RunOptions,
  has: (page: HandWrittenPage) => boolean = () => true,
): FolderPlan {
  return chooseFolders(handWrittenPages().filter(has), readSiteChanges(), rule, {
    ...options,
    seed: readSeed(),
  });
}
