import { dirname, join } from 'node:path';
import { Globby } from '@docusaurus/utils';
import { RECORD_NAME, recordFile } from '../sections/recordFile.ts';
import { DOCS_VERSIONS, folderOf } from '../../../src/versions/index.ts';
import { handWrittenPages } from '../../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../../lib/siteDir.ts';
import { readPageStatus, type PageStatus } from './pageStatus.ts';

/** The language that hand-written pages are translated to. */
export const TRANSLATION = 'zh';

/** The state of every translation. */
export interface TranslationStatus {
  readonly pages: readonly PageStatus[];
  /** Problems of the records themselves. */
  readonly recordProblems: readonly string[];
}

/**
 * Reads hand-written pages and what is recorded about their translations.
 *
 * @param isMeant chooses pages by their folder; without it, all are read
 */
export async function readStatus(
  isMeant?: (folder: string) => boolean,
): Promise<TranslationStatus> {
  const pages = handWrittenPages()
    .filter(({ folder }) => isMeant?.(folder) ?? true)
    .map((page) => readPageStatus(page));
  return {
    pages,
    recordProblems: [...pages.flatMap(findProblems), ...(isMeant ? [] : await findOrphans(pages))],
  };
}

const accept = (folder: string) => `Run npm run i18n:status -- --accept ${folder}`;

function findProblems({ page, isTranslated, isRecorded, gone }: PageStatus): string[] {
  const file = recordFile(page.chineseFile);
  if (isTranslated && !isRecorded) {
    return [
      `${file} is missing. It says what the page was translated from. ` +
        `${accept(page.folder)} when both pages say the same.`,
    ];
  }
  return gone.map(
    (id) =>
      `${file} names the section "#${id}", which ${page.folder} does not have. ` +
      `${accept(page.folder)} when the translation follows.`,
  );
}

async function findOrphans(pages: readonly PageStatus[]): Promise<string[]> {
  const translated = new Set(
    pages.filter(({ isTranslated }) => isTranslated).map(({ page }) => dirname(page.chineseFile)),
  );
  const records = await Promise.all(
    DOCS_VERSIONS.map(async (version) => {
      const folder = folderOf(version, TRANSLATION);
      const files = await Globby(`**/${RECORD_NAME}`, { cwd: join(SITE_DIR, folder) });
      return files.map((file) => `${folder}/${file}`);
    }),
  );
  return records
    .flat()
    .filter((file) => !translated.has(dirname(file)))
    .map((file) => `${file} lies beside no translated page. Delete it.`);
}
