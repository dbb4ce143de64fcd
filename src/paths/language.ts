/** The languages of the site. Addresses of the first one have no prefix. */
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

const [DEFAULT_LANGUAGE] = LANGUAGES;

/** Parts of the site that are written in one language only. */
const UNTRANSLATED = /^\/blog(?:\/|$)/;

/** The language of an address, and the address in English. */
export interface LocalizedPath {
  readonly language: Language;
  /** Without the prefix, with the slash that follows it. */
  readonly path: string;
}

/**
 * Takes the prefix of the language off an address: `/zh/x/` is `/x/` in Chinese. Words that only begin like a prefix,
 * as in `/zhou/`, are left alone.
 */
export function splitLanguage(pathname: string): LocalizedPath {
  const [, prefix = '', rest] = /^\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  const language = LANGUAGES.find((each) => each === prefix && each !== DEFAULT_LANGUAGE);
  return language
    ? { language, path: rest ?? '/' }
    : { language: DEFAULT_LANGUAGE, path: pathname };
}

/** The address of an English path in a language; the blog has the same in all of them. */
export function pathInLanguage(path: string, language: Language): string {
  return language === DEFAULT_LANGUAGE || UNTRANSLATED.test(path) ? path : `/${language}${path}`;
}
