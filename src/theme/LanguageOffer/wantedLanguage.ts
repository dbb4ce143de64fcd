import { LANGUAGES, type Language } from '@site/src/paths/language';

/** Returns the first of the browser's languages that the site has, or `undefined` if it has none of them. */
export function wantedLanguage(accepted: readonly string[]): Language | undefined {
  return accepted
    .map((tag) => LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]))
    .find((language) => language !== undefined);
}
