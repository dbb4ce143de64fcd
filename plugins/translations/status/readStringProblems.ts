import { join } from 'node:path';
import { extractStrings } from '../extractStrings.ts';
import { findTranslationProblems } from '../findTranslationProblems.ts';
import { readTranslations } from '../readTranslations.ts';
import { SITE_DIR } from '../../../lib/siteDir.ts';
import { TRANSLATION } from './readStatus.ts';

/** Returns missing and superfluous strings of the interface. */
export async function readStringProblems(): Promise<string[]> {
  const file = join(SITE_DIR, 'i18n', TRANSLATION, 'code.json');
  const strings = await extractStrings(SITE_DIR);
  return findTranslationProblems(strings, readTranslations(file), { siteDir: SITE_DIR, file });
}
