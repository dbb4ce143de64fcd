import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { reportProblems } from '../diagnostics/reportProblems';
import { TEXTS, type TextId, type Texts } from './texts';

/** The plugin's name, and that of its folder in `i18n/<locale>/`. */
export const PLUGIN_NAME = 'machine-pages';

/**
 * The strings of the language that is built.
 *
 * @throws when the translation does not hold exactly the strings there are
 */
export function readTexts({ i18n, localizationDir }: LoadContext): Texts {
  return i18n.currentLocale === i18n.defaultLocale
    ? TEXTS
    : readTranslation(path.join(localizationDir, PLUGIN_NAME, 'texts.json'));
}

function readTranslation(file: string): Texts {
  const translated = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, { message?: string } | undefined>)
    : {};
  const ids = Object.keys(TEXTS) as TextId[];
  reportProblems('throw', 'Texts of the Markdown pages are not translated', [
    ...ids
      .filter((id) => !translated[id]?.message)
      .map(
        (id) => `${file} lacks "${id}" (${JSON.stringify(TEXTS[id])}). Add it with a "message".`,
      ),
    ...ids
      .filter(
        (id) => placeholders(translated[id]?.message ?? TEXTS[id]) !== placeholders(TEXTS[id]),
      )
      .map((id) => `${file}: "${id}" needs the placeholders of ${JSON.stringify(TEXTS[id])}.`),
    ...Object.keys(translated)
      .filter((id) => !(id in TEXTS))
      .map((id) => `${file} translates "${id}", which is used nowhere. Delete it.`),
  ]);
  return Object.fromEntries(ids.map((id) => [id, translated[id]?.message ?? ''])) as Texts;
}

const placeholders = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join();
