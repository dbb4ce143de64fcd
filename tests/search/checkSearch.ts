import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '../../lib/siteDir.ts';
import type { SearchEngine } from '../../plugins/search/engine/SearchEngine.ts';
import type { SearchQuery } from '../../plugins/search/types.ts';
import type { StageResult } from '../runner/types.ts';
import {
  BY_VERSION,
  CHINESE,
  ENGLISH,
  type Expectations,
  NONSENSE,
  ON_GRID_PAGES,
} from './expectedResults.ts';
import { measureSetAside } from './measureSetAside.ts';
import { openBuiltIndex } from './openBuiltIndex.ts';
import { findQuestionProblems, readQuestions } from './readQuestions.ts';

/** A page's own question passes if the page is among this many results, which readers see without scrolling. */
const FIRST_RESULTS = 3;

const EVERYTHING = { group: '', plan: '', flag: '' } as const;

/** Queries the published indexes with readers' questions; each question is one check. */
export function checkSearch(buildDir: string): StageResult {
  const chineseDir = join(buildDir, 'zh');
  const { area, english, chinese } = ON_GRID_PAGES;
  const problems = [
    ...checkIndex(buildDir, 'current', ENGLISH, NONSENSE),
    ...checkIndex(buildDir, 'current', english, NONSENSE, area),
    ...checkIndex(chineseDir, 'current', CHINESE, NONSENSE),
    ...checkIndex(chineseDir, 'current', chinese, NONSENSE, area),
    ...Object.entries(BY_VERSION).flatMap(([version, names]) => {
      const [absent, present] = [true, false].map((isAbsent) =>
        Object.entries(names).filter(([, address]) => (address === null) === isAbsent),
      );
      const missing = absent!.map(([name]) => name);
      return checkIndex(buildDir, version, Object.fromEntries(present!) as Expectations, missing);
    }),
    ...checkPageQuestions({ en: buildDir, zh: chineseDir }),
  ];
  const wrong = problems.filter((problem) => problem !== null);
  const setAside = measureSetAside(buildDir);
  return {
    passed: problems.length - wrong.length + setAside.passed,
    failures: [...wrong, ...setAside.failures],
    notes: setAside.notes,
  };
}

/** Queries the questions that each page claims to answer in its `questions.json`. */
function checkPageQuestions(localeDirs: Readonly<Record<'en' | 'zh', string>>): (string | null)[] {
  const pages = readQuestions();
  const engines = new Map<string, SearchEngine | null>();
  const engineOf = (language: 'en' | 'zh', version: string) => {
    const key = `${language} ${version}`;
    if (!engines.has(key)) {
      engines.set(key, openBuiltIndex(localeDirs[language], version));
    }
    return engines.get(key);
  };
  return pages.flatMap(({ page, questions }) => {
    const source = readFileSync(join(SITE_DIR, page.folder, 'index.mdx'), 'utf8');
    const problems = findQuestionProblems(questions, source);
    if (problems.length > 0) {
      return problems.map((problem) => `${page.folder}/questions.json: ${problem}`);
    }
    return (['en', 'zh'] as const).flatMap((language) => {
      const engine = engineOf(language, page.version.name);
      const address = (language === 'zh' ? '/zh' : '') + page.path;
      return Object.entries(questions[language] ?? {}).map(([text, place]) => {
        const results = engine
          ? addressesOf(engine, { ...EVERYTHING, text, area: '' }).slice(0, FIRST_RESULTS)
          : [];
        // A result that is the page also passes for its sections. A question about the whole page may also lead to a
        // section.
        const isAnswered = results.some(
          (result) =>
            result === address + place ||
            result === address ||
            (place === '' && result.startsWith(`${address}#`)),
        );
        return isAnswered
          ? null
          : `${page.folder}/questions.json: "${text}" finds ${results.join(', ') || 'nothing'}`;
      });
    });
  });
}

/**
 * Checks the results of one index.
 *
 * @param area area of the page on which the reader is
 * @returns for each question, `null` or what is wrong with the results
 */
function checkIndex(
  localeDir: string,
  version: string,
  expected: Expectations,
  missing: readonly string[],
  area = '',
): (string | null)[] {
  const engine = openBuiltIndex(localeDir, version);
  if (!engine) {
    return [`${localeDir} has no search index of the version "${version}".`];
  }
  const where = `Search of ${version} in ${localeDir}${area && `, from ${area}`}`;
  const ask = (text: string) => addressesOf(engine, { ...EVERYTHING, text, area });
  return [
    ...Object.entries(expected).map(([text, answer]) => {
      const [first, second] = ask(text);
      const addresses = typeof answer === 'string' ? [answer] : answer;
      // A result that is the page may precede its section.
      const isExpected = addresses.some(
        (address) => first === address || (first === address.split('#')[0] && second === address),
      );
      return isExpected
        ? null
        : `${where}: "${text}" leads to ${first}, not to ${addresses.join(' or ')}.`;
    }),
    ...missing.map((text) => {
      const [first] = ask(text);
      return first === undefined ? null : `${where}: "${text}" exists nowhere, but finds ${first}.`;
    }),
  ];
}

function addressesOf(engine: SearchEngine, query: SearchQuery): string[] {
  const [group] = engine.search(query).groups;
  return group?.results.map(({ address }) => address) ?? [];
}
