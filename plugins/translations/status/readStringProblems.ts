import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import { LANGUAGES } from '../../../src/paths/language.ts';
import { SITE_DIR } from '../../../lib/siteDir.ts';
import { extractStrings } from '../extractStrings.ts';
import { findTranslationProblems } from '../findTranslationProblems.ts';
import { readTranslations } from '../readTranslations.ts';

/** The strings of Docusaurus' theme. */
const THEME = 'theme-common';
const ENGLISH_THEME = `node_modules/@docusaurus/theme-translations/locales/base/${THEME}.json`;

/** Compares the strings of the interface with their translations, in every language but English. */
export async function readStringProblems(): Promise<string[]> {
  const [, ...languages] = LANGUAGES;
  const strings = await extractStrings(SITE_DIR);
  const english = JSON.parse(readFileSync(join(SITE_DIR, ENGLISH_THEME), 'utf8')) as Strings;
  const problems = await Promise.all(
    languages.map(async (language) => {
      const file = join(SITE_DIR, 'i18n', language, 'code.json');
      const own = readTranslations(file);
      const theme = await readDefaultCodeTranslationMessages({ locale: language, name: THEME });
      return [
        ...findTranslationProblems(strings, own, { siteDir: SITE_DIR, file }),
        ...findEnglishStrings(english, { ...theme, ...Object.fromEntries(own) }).map(
          (id) =>
            `Docusaurus shows "${id}" in English (${JSON.stringify(english[id])}). Translate it in ${relative(SITE_DIR, file)}.`,
        ),
      ];
    }),
  );
  return problems.flat();
}

type Strings = Readonly<Record<string, string>>;

/**
 * Finds strings that are the same in another language, apart from those that consist of placeholders.
 *
 * @returns their ids
 */
export function findEnglishStrings(english: Strings, translated: Strings): string[] {
  return Object.entries(english)
    .filter(([id, text]) => !id.endsWith('___DESCRIPTION') && (translated[id] ?? text) === text)
    .filter(([, text]) => /\p{Letter}/u.test(text.replaceAll(/\{\w+\}/g, '')))
    .map(([id]) => id);
}
