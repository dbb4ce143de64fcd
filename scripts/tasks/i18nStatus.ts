import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDescriptionGaps } from '../../plugins/api-reference/descriptions/readDescriptionGaps.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import {
  acceptTranslations,
  choosePages,
} from '../../plugins/translations/status/acceptTranslations.ts';
import {
  readStatus,
  TRANSLATION,
  type TranslationStatus,
} from '../../plugins/translations/status/readStatus.ts';
import { readStringProblems } from '../../plugins/translations/status/readStringProblems.ts';
import type { DescriptionGaps } from '../../plugins/api-reference/descriptions/listDescriptionGaps.ts';

/** Maximum number of printed lines for each list; the heading shows the full number. */
const MAX_LINES = 20;

/**
 * `npm run i18n:status`: lists missing and outdated Chinese translations. `-- --accept docs/react-charts/bars` marks
 * the translation of a page, or of all pages in a folder, as up to date with the English text.
 */
async function i18nStatus(): Promise<void> {
  const { values } = parseArgs({ options: { accept: { type: 'string', multiple: true } } });
  if (values.accept) {
    const { pages } = await readStatus();
    const chosen = values.accept.flatMap((folder) => choosePages(pages, folder));
    acceptTranslations(chosen);
    console.log(`Recorded what ${chosen.length} translations were made from.`);
    return;
  }
  printStatus(
    await readStatus(),
    await readStringProblems(),
    await readDescriptionGaps(SITE_DIR, join(SITE_DIR, 'i18n', TRANSLATION)),
  );
}

i18nStatus().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

/** Prints missing and outdated translations, one paragraph for each kind of text. */
function printStatus(
  { pages, recordProblems }: TranslationStatus,
  stringProblems: readonly string[],
  { total, missing, stale }: DescriptionGaps,
): void {
  const translated = pages.filter(({ isTranslated }) => isTranslated);
  printList(
    `Pages: ${translated.length} of ${pages.length} are translated.`,
    pages
      .filter((page) => !page.isTranslated)
      .map(({ page }) => `${page.folder} is in English only`),
  );
  printList(
    'Sections whose English changed after their translation',
    pages.flatMap(({ page, behind }) =>
      behind.map((id) => `${page.chineseFile}: ${id ? `#${id}` : 'the beginning'}`),
    ),
  );
  printList('The record of what was translated', recordProblems);
  printList('Strings of the interface', stringProblems);
  printList(
    `Descriptions of the API: ${total - missing.length} of ${total} are translated.`,
    missing.map(({ place, text }) => `${place}: ${JSON.stringify(text.slice(0, 80))}`),
  );
  printList(
    'Descriptions whose English changed after their translation',
    stale.map(({ place, isChanged }) => `${place} ${isChanged ? 'has another text' : 'is gone'}`),
  );
}

function printList(title: string, lines: readonly string[]): void {
  console.log(`\n${title}${lines.length > 0 ? ` (${lines.length})` : ''}`);
  lines.slice(0, MAX_LINES).forEach((line) => console.log(`  ${line}`));
  if (lines.length > MAX_LINES) {
    console.log(`  … and ${lines.length - MAX_LINES} more`);
  }
  if (lines.length === 0) {
    console.log('  nothing to do');
  }
}
