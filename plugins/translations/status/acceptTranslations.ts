import { join } from 'node:path';
import { writeRecord } from '../sections/recordFile.ts';
import { SITE_DIR } from '../../../lib/siteDir.ts';
import type { PageStatus } from './pageStatus.ts';

/**
 * Chooses the pages of a folder.
 *
 * @param folder of a page, or of many: `docs/react-charts/bars`, `docs`
 * @throws when there is no translated page in it
 */
export function choosePages(pages: readonly PageStatus[], folder: string): PageStatus[] {
  const wanted = folder.replace(/\/(?:index\.mdx)?$/, '');
  const chosen = pages.filter(
    ({ page, isTranslated }) => isTranslated && `${page.folder}/`.startsWith(`${wanted}/`),
  );
  if (chosen.length === 0) {
    throw new Error(
      `There is no translated page in "${folder}". Name the folder of an English page, such as docs/react-charts/bars.`,
    );
  }
  return chosen;
}

/** Records that the translations of these pages say what the English pages say now. */
export function acceptTranslations(pages: readonly PageStatus[]): void {
  for (const { page, sections } of pages) {
    writeRecord(
      join(SITE_DIR, page.chineseFile),
      Object.fromEntries(sections.map(({ id, hash }) => [id, hash])),
    );
  }
}
