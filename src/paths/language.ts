/** The languages of the site. Addresses in the first one have no prefix. */
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

const [DEFAULT_LANGUAGE] = LANGUAGES;

/** Matches the parts of the site that exist in one language only. */
const UNTRANSLATED = /^\/blog(?:\/|$)/;

/** The language of an address, and its English path. */
export interface LocalizedPath {
  readonly language: Language;
  /** Path without the prefix, with a leading slash. */
  readonly path: string;
}

/**
 * Removes the language prefix from an address: `/zh/x/` is `/x/` in Chinese. Leaves words that only start like a prefix
 * unchanged, as in `/zhou/`.
 */
export function splitLanguage(pathname: string): LocalizedPath {
  const [, prefix = '', rest] = /^\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  const language = LANGUAGES.find((each) => each === prefix && each !== DEFAULT_LANGUAGE);
  return language
    ? { language, path: rest ?? '/' }
    : { language: DEFAULT_LANGUAGE, path: pathname };
}

/** Adds the language prefix to an English path, except to paths of the blog, which is not translated. */
export function pathInLanguage(path: string, language: Language): string {
  return language === DEFAULT_LANGUAGE || UNTRANSLATED.test(path) ? path : `/${language}${path}`;
}
