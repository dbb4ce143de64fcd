import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDescriptionGaps } from '../../plugins/api-reference/descriptions/readDescriptionGaps.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import {
  acceptTranslations,
  choosePages,
} from '../../plugins/translations/status/acceptTranslations.ts';
import { printStatus } from '../i18n/printStatus.ts';
import { readStatus, TRANSLATION } from '../../plugins/translations/status/readStatus.ts';
import { extractStrings } from '../../plugins/translations/extractStrings.ts';
import { findTranslationProblems } from '../../plugins/translations/findTranslationProblems.ts';
import { readTranslations } from '../../plugins/translations/readTranslations.ts';

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

/** Returns missing and superfluous strings of the interface. */
async function readStringProblems(): Promise<string[]> {
  const file = join(SITE_DIR, 'i18n', TRANSLATION, 'code.json');
  const strings = await extractStrings(SITE_DIR);
  return findTranslationProblems(strings, readTranslations(file), { siteDir: SITE_DIR, file });
}
