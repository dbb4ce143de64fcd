import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  hashSections,
  type Section,
  findSectionsBehind,
  findSectionsGone,
} from '../sections/hashSections.ts';
import { readRecord } from '../sections/recordFile.ts';
import type { HandWrittenPage } from '../../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../../lib/siteDir.ts';

/** How a page's translation compares with its English text. */
export interface PageStatus {
  readonly page: HandWrittenPage;
  readonly isTranslated: boolean;
  /** Whether it is known what the translation was made from. */
  readonly isRecorded: boolean;
  /** The English sections as they are now. */
  readonly sections: readonly Section[];
  /** Ids of the sections that changed since; empty for the beginning of the page. */
  readonly behind: readonly string[];
  /** Ids of recorded sections that are not there any more. */
  readonly gone: readonly string[];
}

/** Compares a page with what its translation was made from. */
export function readPageStatus(page: HandWrittenPage): PageStatus {
  const sections = hashSections(readFileSync(join(SITE_DIR, page.folder, 'index.mdx'), 'utf8'));
  const translation = join(SITE_DIR, page.chineseFile);
  const isTranslated = existsSync(translation);
  const translatedFrom = isTranslated ? readRecord(translation) : undefined;
  return {
    page,
    isTranslated,
    isRecorded: translatedFrom !== undefined,
    sections,
    behind: translatedFrom ? findSectionsBehind(sections, translatedFrom) : [],
    gone: translatedFrom ? findSectionsGone(sections, translatedFrom) : [],
  };
}
