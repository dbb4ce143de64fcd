import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../../../src/paths/language';
import type { PageSource } from '../types';

/** File beside an English page. */
export const QUESTIONS_FILE = 'questions.json';

/** Queries of readers, and the section of the page that answers each: `#id`, or an empty string for the whole page. */
export type PageQuestions = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;

/** @returns `null` if the page has no such file */
export function readPageQuestions(folder: string): PageQuestions | null {
  const file = path.join(folder, QUESTIONS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageQuestions) : null;
}

/**
 * Returns the questions about a page and about each of its sections, one per line.
 *
 * @param folders folders of the page in its version and in the version whose questions it shares. Questions about
 *   sections that the page does not have are left out.
 * @returns nothing if there are none
 */
export function addQuestions(
  { sections }: Pick<PageSource, 'sections'>,
  folders: readonly string[],
  locale: string,
): Pick<PageSource, 'questions'> {
  const language = LANGUAGES.find((each) => each === locale) ?? LANGUAGES[0];
  const entries = folders.flatMap((folder) =>
    Object.entries(readPageQuestions(folder)?.[language] ?? {}),
  );
  const questions = ['', ...sections.map(({ anchor }) => `#${anchor}`)].map((place) =>
    [...new Set(entries.filter(([, answer]) => answer === place).map(([text]) => text))].join('\n'),
  );
  return questions.some(Boolean) ? { questions } : {};
}
