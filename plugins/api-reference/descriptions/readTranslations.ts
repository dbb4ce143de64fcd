import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reportProblems } from '../../../lib/diagnostics/reportProblems';

/** A text in another language. */
export interface Translation {
  /** Place of the English text when it was translated. */
  place: string;
  text: string;
}

/** Translations by the hash of their English text, so a text of several entries is translated once. */
export type Translations = ReadonlyMap<string, Translation>;

const KEY = /^(?<place>\S+) (?<hash>[0-9a-f]{10})$/;

/**
 * Reads the translated descriptions of one language from files that map `DataGrid#prop-rows 1f2e3d4c5b` to a text. The
 * first word tells translators where the text is used; the second is the hash of the English text.
 *
 * @param folder such as `i18n/zh/api-reference/descriptions`
 * @throws if a key is malformed, or a text is empty or translated twice
 */
export function readTranslations(folder: string): Translations {
  const translations = new Map<string, Translation>();
  const problems: string[] = [];
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  for (const name of files) {
    const file = path.join(folder, name);
    const content = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    for (const [key, text] of Object.entries(content)) {
      const { place, hash } = KEY.exec(key)?.groups ?? {};
      const twin = translations.get(hash ?? '');
      if (place === undefined || hash === undefined) {
        problems.push(
          `${file}: "${key}" is not a place and a hash, such as "DataGrid#prop-rows 1f2e3d4c5b".`,
        );
      } else if (twin) {
        problems.push(
          `${file}: "${key}" and "${twin.place}" have the same English text. Keep one of them.`,
        );
      } else if (!text) {
        problems.push(`${file}: "${key}" has no text. Translate it, or delete the line.`);
      } else {
        translations.set(hash, { place, text });
      }
    }
  }
  reportProblems('throw', 'Translated descriptions cannot be read', problems);
  return translations;
}
