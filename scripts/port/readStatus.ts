import { findTopics } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import type { DocsVersion } from '../../src/versions/index.ts';
import { readCoverage } from '../../tests/coverage/readCoverage.ts';
import { join } from 'node:path';

/** Pages of a version, or of a section of it, by what remains to be done. */
export interface PortStatus {
  /** Pages that both versions have. */
  readonly ported: readonly string[];
  /** Expected pages that the other version has. */
  readonly toPort: readonly string[];
  /** Expected pages that neither version has. */
  readonly toWrite: readonly string[];
  /** Pages of the other version that are not expected in this version, because their subject may be newer. */
  readonly notExpected: readonly string[];
}

/**
 * Compares the pages of two versions.
 *
 * @param section prefix of the pages' folders, such as `react-data-grid`; empty for all pages
 */
export function readStatus(from: DocsVersion, to: DocsVersion, section = ''): PortStatus {
  const isMeant = (topic: string) => `${topic}/`.startsWith(section && `${section}/`);
  const source = findTopics(join(SITE_DIR, from.folder)).filter(isMeant);
  const target = new Set(findTopics(join(SITE_DIR, to.folder)).filter(isMeant));
  const expected = readCoverage()
    .filter(({ version, topic }) => version === to.name && isMeant(topic))
    .map(({ topic }) => topic);
  const missing = expected.filter((topic) => !target.has(topic));
  return {
    ported: source.filter((topic) => target.has(topic)),
    toPort: missing.filter((topic) => source.includes(topic)),
    toWrite: missing.filter((topic) => !source.includes(topic)),
    notExpected: source.filter((topic) => !target.has(topic) && !expected.includes(topic)),
  };
}
