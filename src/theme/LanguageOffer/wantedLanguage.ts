import { LANGUAGES, type Language } from '@site/src/paths/language';

/** The language of the site that a browser asks for first; `undefined` when it asks for none of them. */
export function wantedLanguage(accepted: readonly string[]): Language | undefined {
  return accepted
    .map((tag) => LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]))
    .find((language) => language !== undefined);
}
