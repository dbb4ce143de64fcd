import { LANGUAGES, type Language } from '../../../../src/paths/language.ts';
import { AnswerError } from './AnswerError.ts';

/**
 * Returns the language of an answer.
 *
 * @param asked such as `zh`, `zh-CN` or nothing
 * @throws {AnswerError} for a language without pages
 */
export function chooseLanguage(asked: string | undefined): Language {
  const wanted = (asked ?? LANGUAGES[0]).toLowerCase().split(/[-_]/)[0];
  const language = LANGUAGES.find((each) => each === wanted);
  if (!language) {
    throw new AnswerError(
      'unknown-language',
      `There are no pages in "${asked}". Languages: ${LANGUAGES.join(', ')}.`,
      { suggestions: LANGUAGES },
    );
  }
  return language;
}

/** Returns the folder of a language below the root of the site, with a trailing slash; empty for the default one. */
export function languageFolder(language: Language): string {
  return language === LANGUAGES[0] ? '' : `${language}/`;
}
