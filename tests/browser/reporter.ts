import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { CHECKS_PASSED, LEFT_OUT, VISITED_PAGE, type BrowserReport } from './report.ts';

/** Number of tests between two progress messages. */
const PROGRESS_INTERVAL = 50;
/** Number of tests that a run names as its slowest. */
const SLOWEST = 10;
/** Shorter runs do not name their slowest tests. */
const LONG_RUN_MS = 5 * 60_000;
/** Maximum length of a failure that is printed immediately; the end of the run prints it completely. */
const MAX_EARLY_LENGTH = 300;

/**
 * Counts checks instead of tests, and prints failures, flaky tests, and skipped tests. Writes the same data to the file
 * in `BROWSER_SUMMARY`, for the table of stages.
 */
export default class CountingReporter implements Reporter {
  #suite: Suite | undefined;
  #done = 0;
  readonly #errors: string[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
    console.log(`  ${suite.allTests().length} tests`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (hasFailed(result)) {
      const [first = '', ...others] = textsOf(result);
      const more = others.length > 0 ? ` (and ${others.length} more)` : '';
      const next = result.retry < test.retries ? ', to be repeated alone' : ', again';
      console.log(`  ${nameOf(test)}${next}: ${first.slice(0, MAX_EARLY_LENGTH)}${more}`);
    }
    if (result.retry === 0) {
      this.#done += 1;
      const count = this.#suite?.allTests().length;
      if (this.#done % PROGRESS_INTERVAL === 0 || this.#done === count) {
        console.log(`  ${this.#done} of ${count} tests`);
      }
    }
  }

  onError(error: TestError): void {
    this.#errors.push(textOf(error));
  }

  onEnd({ status }: FullResult): void {
    const tests = this.#suite?.allTests() ?? [];
    if (status === 'passed' && tests.every(({ results }) => results.length === 0)) {
      // playwright test --list
      console.log(tests.map(nameOf).join('\n'));
      return;
    }
    const report = summarize(tests, this.#errors);
    const { BROWSER_SUMMARY: file } = process.env;
    if (file) {
      writeFileSync(file, JSON.stringify(report));
      return;
    }
    for (const failure of report.failures) {
      console.log(`  ✗ ${failure.replaceAll('\n', '\n    ')}`);
    }
    for (const note of report.notes) {
      console.log(`  · ${note}`);
    }
    console.log(
      `browser ${report.passed} passed, ${report.failures.length} failed checks in ${tests.length} tests (${status})`,
    );
  }

  /** Returns true, so that the HTML reporter does not print to the terminal. */
  printsToStdio(): boolean {
    return true;
  }
}

/** Summarizes the tests of a run by their last result. */
export function summarize(
  tests: readonly TestCase[],
  errors: readonly string[] = [],
): BrowserReport {
  const ended = tests.flatMap((test) => {
    const result = test.results.at(-1);
    return result ? [{ test, result }] : [];
  });
  const pagesWhere = (isWanted: (test: TestCase) => boolean) => [
    ...new Set(
      ended.flatMap(({ test }) =>
        isWanted(test)
          ? test.annotations
              .filter(({ type }) => type === VISITED_PAGE)
              .map(({ description = '' }) => description)
          : [],
      ),
    ),
  ];
  const failed = pagesWhere((test) => !test.ok());
  return {
    passed: ended.reduce((sum, { result }) => sum + countPassed(result), 0),
    failures: [
      ...errors,
      ...ended.flatMap(({ test, result }) => (test.ok() ? [] : failuresOf(test, result))),
      ...tests
        .filter(({ results }) => results.length === 0)
        .map((test) => `${nameOf(test)}\nit did not run`),
    ],
    notes: [...describeFlaky(tests), ...describeSkipped(tests), ...describeSlowest(tests)],
    isIncomplete: tests.some((test) => skipReasonOf(test) === LEFT_OUT),
    pages: {
      failed,
      passed: pagesWhere((test) => test.ok() && test.outcome() !== 'skipped').filter(
        (page) => !failed.includes(page),
      ),
    },
  };
}

/** Returns the file and the title, which identify a test because each file belongs to one project. */
const nameOf = (test: TestCase): string => test.titlePath().slice(2).join(' › ');

const hasFailed = ({ status }: TestResult): boolean => status !== 'passed' && status !== 'skipped';

/** Counts a test without checks as one. */
function countPassed({ annotations, status }: TestResult): number {
  const counted = annotations.find(({ type }) => type === CHECKS_PASSED)?.description;
  return counted === undefined ? (status === 'passed' ? 1 : 0) : Number(counted);
}

function failuresOf(test: TestCase, result: TestResult): string[] {
  return textsOf(result).map((text) => `${nameOf(test)}: ${text}`);
}

function textsOf({ errors, status }: TestResult): string[] {
  return errors.length > 0 ? errors.map(textOf) : [status];
}

/** Returns the message without colors and without the empty line after the name of a check. */
function textOf({ message, value }: TestError): string {
  return stripVTControlCharacters(message ?? value ?? '')
    .replace(/^Error: /, '')
    .replace('\n\n', '\n');
}

/** Reports tests that only passed on the second attempt, because they may hide a race condition in the site. */
function describeFlaky(tests: readonly TestCase[]): string[] {
  return tests
    .filter((test) => test.outcome() === 'flaky')
    .map((test) => {
      const first = test.results.find(hasFailed);
      return `Passed alone, not beside others: ${first ? failuresOf(test, first).join('; ') : nameOf(test)}`;
    });
}

const skipReasonOf = (test: TestCase): string | undefined =>
  test.results.at(-1)?.annotations.find(({ type }) => type === 'skip')?.description;

function describeSkipped(tests: readonly TestCase[]): string[] {
  const titles = new Map<string, string[]>();
  for (const test of tests.filter(
    (each) => each.results.length > 0 && each.outcome() === 'skipped',
  )) {
    const reason = skipReasonOf(test) ?? 'without a reason';
    titles.set(reason, [...(titles.get(reason) ?? []), nameOf(test)]);
  }
  return [...titles].map(([reason, skipped]) => `Skipped, ${reason}: ${skipped.join(', ')}`);
}

/** Names the tests that a long run spent most of its time on. */
function describeSlowest(tests: readonly TestCase[]): string[] {
  const timed = tests
    .map((test) => ({ test, ms: test.results.reduce((sum, { duration }) => sum + duration, 0) }))
    .sort((a, b) => b.ms - a.ms);
  const total = timed.reduce((sum, { ms }) => sum + ms, 0);
  const slowest = timed.slice(0, SLOWEST);
  return total < LONG_RUN_MS
    ? []
    : [`Slowest: ${slowest.map(({ test, ms }) => `${nameOf(test)} ${inSeconds(ms)}`).join('; ')}`];
}

const inSeconds = (ms: number): string => `${Math.round(ms / 1000)} s`;
