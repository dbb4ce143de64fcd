import type { VcsConfig } from '@docusaurus/types';
import { readDates } from './readDates';

/**
 * Provides Docusaurus with the dates of pages from the git history, which is read once for all pages. A page has no
 * date without git, if its file was never committed, or if a shallow clone lacks the commit.
 */
export function createPageDates(): VcsConfig {
  let dates: Promise<ReadonlyMap<string, number>> | null = null;
  return {
    initialize({ siteDir }) {
      dates ??= readDates(siteDir);
    },
    async getFileLastUpdateInfo(file) {
      const timestamp = (await dates)?.get(file);
      // Authors are not shown to readers.
      return timestamp === undefined ? null : { timestamp, author: '' };
    },
    // Docusaurus checks that the parameter exists.
    getFileCreationInfo: async (_file) => null,
  };
}
