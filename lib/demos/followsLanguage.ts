/** An imported locale, a locale for the date adapter, a global locale, and an adapter whose locales have another form. */
const SETS_LOCALE =
  /\/locales?(?:\/[\w-]+)?['"]|\badapterLocale\b|\.locale\(|\/Adapter(?!Dayjs['"])\w+['"]/;

/**
 * Whether a demo is shown with the library's texts in the language of its page: it is unless its own code sets a
 * locale.
 *
 * @param texts the demo's files
 */
export function followsLanguage(texts: readonly string[]): boolean {
  return !texts.some((text) => SETS_LOCALE.test(text));
}
