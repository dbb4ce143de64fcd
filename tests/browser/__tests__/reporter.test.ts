import type { TestCase, TestResult } from '@playwright/test/reporter';
import { CHECKS_PASSED, LEFT_OUT, VISITED_PAGE } from '../report';
import { summarize } from '../reporter';

interface Attempt {
  readonly passed?: number;
  readonly errors?: readonly string[];
  readonly skip?: string;
  readonly seconds?: number;
}

/** Returns a test with the results of its attempts. */
function testOf(title: string, attempts: readonly Attempt[], page?: string): TestCase {
  const results = attempts.map(({ passed, errors = [], skip, seconds = 1 }) => ({
    duration: seconds * 1000,
    status: skip ? 'skipped' : errors.length > 0 ? 'failed' : 'passed',
    errors: errors.map((message) => ({ message })),
    annotations: [
      ...(passed === undefined ? [] : [{ type: CHECKS_PASSED, description: String(passed) }]),
      ...(skip ? [{ type: 'skip', description: skip }] : []),
    ],
  })) as unknown as TestResult[];
  const last = results.at(-1)?.status ?? 'skipped';
  const outcomes = { skipped: 'skipped', failed: 'unexpected' } as Record<string, string>;
  const outcome = outcomes[last] ?? (results.length > 1 ? 'flaky' : 'expected');
  return {
    titlePath: () => ['', 'site', title],
    results,
    annotations: page ? [{ type: VISITED_PAGE, description: page }] : [],
    outcome: () => outcome,
    ok: () => outcome !== 'unexpected',
  } as unknown as TestCase;
}

test('counts checks, and counts a test without checks as one', () => {
  const { passed, failures } = summarize([testOf('a', [{ passed: 5 }]), testOf('b', [{}])]);
  expect({ passed, failures }).toEqual({ passed: 6, failures: [] });
});

test('lists each failed check of the last attempt, without colors', () => {
  const { passed, failures } = summarize([
    testOf('a', [
      { passed: 1, errors: ['first'] },
      { passed: 2, errors: ['Error: \u001b[31mno focus\u001b[39m', 'Error: no name'] },
    ]),
  ]);
  expect({ passed, failures }).toEqual({ passed: 2, failures: ['a: no focus', 'a: no name'] });
});

test('notes tests that only passed when repeated, and why tests were skipped', () => {
  const { failures, notes } = summarize([
    testOf('slow', [{ passed: 1, errors: ['Error: too late'] }, { passed: 2 }]),
    testOf('tabs', [{ passed: 0, skip: 'no tabs' }]),
    testOf('more tabs', [{ passed: 0, skip: 'no tabs' }]),
  ]);
  expect(failures).toEqual([]);
  expect(notes).toEqual([
    'Passed alone, not beside others: slow: too late',
    'Skipped, no tabs: tabs, more tabs',
  ]);
});

test('reports tests that did not run, and errors outside tests', () => {
  expect(summarize([testOf('a', [])], ['no server']).failures).toEqual([
    'no server',
    'a\nit did not run',
  ]);
});

test('treats a page as passed when all of its tests have passed', () => {
  const { pages } = summarize([
    testOf('visit', [{ passed: 1 }], '/bars/'),
    testOf('anatomy', [{ passed: 0, errors: ['broken'] }], '/bars/'),
    testOf('visit', [{ passed: 1 }], '/lines/'),
  ]);
  expect(pages).toEqual({ failed: ['/bars/'], passed: ['/lines/'] });
});

test('names the slowest tests of a long run, with their repetitions', () => {
  const brief = testOf('brief', [{ passed: 1 }]);
  const long = testOf('long', [{ errors: ['too late'], seconds: 200 }, { seconds: 150 }]);
  expect(summarize([brief]).notes).toEqual([]);
  expect(summarize([brief, long]).notes.at(-1)).toBe('Slowest: long 350 s; brief 1 s');
});

test('does not count a page that was left out as visited, nor the run as complete', () => {
  const { isIncomplete, pages } = summarize([
    testOf('visited', [{ passed: 1 }], '/a/'),
    testOf('late', [{ skip: LEFT_OUT }], '/b/'),
  ]);
  expect(isIncomplete).toBe(true);
  expect(pages.passed).toEqual(['/a/']);
  expect(summarize([testOf('none', [{ skip: 'no such page' }])]).isIncomplete).toBe(false);
});
