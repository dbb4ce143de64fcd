import { readRecord, recordFile } from '../../plugins/translations/sections/recordFile.ts';
import { DOCS_VERSIONS } from '../../src/versions/index.ts';
import { handWrittenPages } from '../pages/handWrittenPages.ts';
import { SITE_DIR } from '../siteDir.ts';
import { readPageStatus, type PageStatus } from './pageStatus.ts';

/** The language that hand-written pages are translated to. */
export const TRANSLATION = 'zh';

/** The state of every translation. */
export interface TranslationStatus {
  readonly pages: readonly PageStatus[];
  /** What is wrong with the record itself. */
  readonly recordProblems: readonly string[];
}

/** Reads all hand-written pages and what is recorded about their translations. */
export function readStatus(): TranslationStatus {
  const records = new Map(
    DOCS_VERSIONS.map(({ name }) => [name, readRecord(SITE_DIR, TRANSLATION, name)]),
  );
  const pages = handWrittenPages().map((page) =>
    readPageStatus(page, records.get(page.version.name) ?? {}),
  );
  return {
    pages,
    recordProblems: [...pages.flatMap(findProblems), ...findOrphans(records, pages)],
  };
}

const accept = (folder: string) => `Run npm run i18n:status -- --accept ${folder}`;

function findProblems({ page, isTranslated, isRecorded, gone }: PageStatus): string[] {
  const file = recordFile(TRANSLATION, page.version.name);
  if (isTranslated && !isRecorded) {
    return [
      `${file} does not say what ${page.chineseFile} was translated from. ` +
        `${accept(page.folder)} when it says what the English page says.`,
    ];
  }
  return gone.map(
    (id) =>
      `${file} names the section "#${id}" of ${page.folder}, which is not there. ` +
      `${accept(page.folder)} when the translation follows.`,
  );
}

function findOrphans(
  records: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  pages: readonly PageStatus[],
): string[] {
  return [...records].flatMap(([version, record]) =>
    Object.keys(record)
      .filter(
        (topic) => !pages.some(({ page }) => page.version.name === version && page.topic === topic),
      )
      .map(
        (topic) =>
          `${recordFile(TRANSLATION, version)} names "${topic}", which is no page. Delete the entry.`,
      ),
  );
}
