import type { VcsConfig } from '@docusaurus/types';
import { readDates } from './readDates';

/**
 * Tells Docusaurus when pages were changed: by the history of git, read at once for all of them. Pages have no date
 * where there is no git, where a file was never committed, or where a shallow clone lacks the commit.
 */
export function createPageDates(): VcsConfig {
  let dates: Promise<ReadonlyMap<string, number>> | null = null;
  return {
    initialize({ siteDir }) {
      dates ??= readDates(siteDir);
    },
    async getFileLastUpdateInfo(file) {
      const timestamp = (await dates)?.get(file);
      // Who it was is of no use to readers.
      return timestamp === undefined ? null : { timestamp, author: '' };
    },
    // Docusaurus wants to see the parameter.
    getFileCreationInfo: async (_file) => null,
  };
}
