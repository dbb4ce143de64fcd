const LANGUAGE = /-([a-z]{2})\.json$/;

/** The language of files whose name says none. */
export const DEFAULT_LANGUAGE = 'en';

/** The language of a file with texts: two letters at the end of its name, as in `not-found-zh.json`. */
export function languageOfFile(file: string): string {
  return LANGUAGE.exec(file)?.[1] ?? DEFAULT_LANGUAGE;
}
