/**
 * Matches an imported locale, a locale of a date adapter, a global locale, and an adapter whose locales have another
 * form.
 */
const SETS_LOCALE =
  /\/locales?(?:\/[\w-]+)?['"]|\badapterLocale\b|\.locale\(|\/Adapter(?!Dayjs['"])\w+['"]/;

/**
 * Returns whether a demo is shown with the library's texts in the language of its page, which is the case unless its
 * code sets a locale.
 *
 * @param texts the demo's files
 */
export function followsLanguage(texts: readonly string[]): boolean {
  return !texts.some((text) => SETS_LOCALE.test(text));
}
