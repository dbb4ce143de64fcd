import { findTopics } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import type { DocsVersion } from '../../src/versions/index.ts';
import { readCoverage } from '../../tests/coverage/readCoverage.ts';
import { join } from 'node:path';

/** The pages of a version, or of a section of it, by what is to be done. */
export interface PortStatus {
  /** Pages that both versions have. */
  readonly ported: readonly string[];
  /** Pages that readers expect and the other version has. */
  readonly toPort: readonly string[];
  /** Pages that readers expect and neither has. */
  readonly toWrite: readonly string[];
  /** Pages that the other version has and nobody expects here: what they document may have come later. */
  readonly notExpected: readonly string[];
}

/** @param section the beginning of the pages' folders, such as `react-data-grid`; empty for all */
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
