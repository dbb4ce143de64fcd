import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { LANGUAGES, type Language } from '../../src/paths/language.ts';
import type { StageResult } from '../runner/types.ts';
import { openBuiltIndex } from './openBuiltIndex.ts';

/** A question from a public thread that was not used to write the questions of pages. */
interface QuestionSetAside {
  readonly version: string;
  readonly text: string;
  /** English addresses of the sections that answer it. */
  readonly answers: readonly string[];
}

const FIRST_RESULTS = 3;

/** Minimum number of questions of each language that lead to a right page; may only grow. */
const MIN_FOUND: Readonly<Record<Language, number>> = { en: 77, zh: 80 };

/** Measures how many questions set aside lead to the right page, and to the right section, in the first results. */
export function measureSetAside(buildDir: string): Required<Omit<StageResult, 'isIncomplete'>> {
  const results = LANGUAGES.map((language) => {
    const file = join(SITE_DIR, 'tests/search/setAside', `${language}.json`);
    const questions = JSON.parse(readFileSync(file, 'utf8')) as QuestionSetAside[];
    const prefix = language === 'en' ? '' : `/${language}`;
    const engines = new Map(
      [...new Set(questions.map(({ version }) => version))].map((version) => [
        version,
        openBuiltIndex(buildDir + prefix, version),
      ]),
    );
    const found = questions.map(({ version, text, answers }) => {
      const [group] =
        engines.get(version)?.search({ text, group: '', plan: '', flag: '', area: '' }).groups ??
        [];
      const first = (group?.results ?? [])
        .slice(0, FIRST_RESULTS)
        .map(({ address }) => address.slice(prefix.length));
      const pages = answers.map(pageOf);
      return {
        hasPage: first.some((address) => pages.includes(pageOf(address))),
        hasSection: first.some((address) => answers.includes(address)),
      };
    });
    const pages = found.filter(({ hasPage }) => hasPage).length;
    const sections = found.filter(({ hasSection }) => hasSection).length;
    return { language, count: questions.length, pages, sections };
  });
  const failures = results
    .filter(({ language, pages }) => pages < MIN_FOUND[language])
    .map(
      ({ language, pages }) =>
        `Only ${pages} questions set aside in "${language}" find a right page; it was at least ${MIN_FOUND[language]}.`,
    );
  return {
    passed: results.length - failures.length,
    failures,
    notes: results.map(
      ({ language, count, pages, sections }) =>
        `Of ${count} questions set aside in "${language}", ${pages} find a right page in the first ${FIRST_RESULTS} results, ${sections} a right section.`,
    ),
  };
}

function pageOf(address: string): string {
  return address.split('#')[0]!;
}
