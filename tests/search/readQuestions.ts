import { join } from 'node:path';
import { handWrittenPages, type HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import {
  readPageQuestions,
  type PageQuestions,
} from '../../plugins/search/collect/readPageQuestions.ts';
import { readHeadings } from '../../plugins/translations/sections/hashSections.ts';

/** The `questions.json` of a page. */
export interface PageWithQuestions {
  readonly page: HandWrittenPage;
  readonly questions: PageQuestions;
}

/** Returns all pages that have a `questions.json`, in all versions. */
export function readQuestions(): PageWithQuestions[] {
  return handWrittenPages().flatMap((page) => {
    const questions = readPageQuestions(join(SITE_DIR, page.folder));
    return questions ? [{ page, questions }] : [];
  });
}

/**
 * Checks the sections in a page's `questions.json` against its headings.
 *
 * @param source source of the English page
 */
export function findQuestionProblems(questions: PageQuestions, source: string): string[] {
  const ids = new Set(readHeadings(source.split('\n')).map(({ id }) => id));
  const unknown = Object.keys(questions).filter((language) => !['en', 'zh'].includes(language));
  return [
    ...unknown.map((language) => `"${language}" is not a language: use "en" and "zh"`),
    ...(['en', 'zh'] as const)
      .filter((language) => Object.keys(questions[language] ?? {}).length === 0)
      .map((language) => `has no question in "${language}"`),
    ...Object.values(questions)
      .flatMap((each) => Object.entries(each))
      .filter(([, place]) => place !== '' && !(place.startsWith('#') && ids.has(place.slice(1))))
      .map(([text, place]) => `"${text}" leads to ${place}, which is not a heading of the page`),
  ];
}
