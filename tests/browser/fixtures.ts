import { test as base, expect as baseExpect, type BrowserContext } from '@playwright/test';
import type { Check } from './check.ts';
import { newReader } from './openSite.ts';
import { CHECKS_PASSED } from './report.ts';
import { watchConsole, type ConsoleWatch } from './watchConsole.ts';

interface TestFixtures {
  /** Origin at which the build is served. */
  readonly origin: string;
  readonly check: Check;
  /** Watches the console of `page`. */
  readonly watch: ConsoleWatch;
}

interface WorkerFixtures {
  /** A profile that keeps what was fetched from page to page. */
  readonly reader: BrowserContext;
  /** The same, in the window of a phone. */
  readonly phone: BrowserContext;
}

const expect = baseExpect.extend({
  toHaveNoProblems(problems: readonly string[]) {
    return { pass: problems.length === 0, message: () => problems.join('\n') };
  },
});

export const test = base.extend<TestFixtures, WorkerFixtures>({
  origin: async ({ baseURL }, provide) => provide(baseURL ?? ''),
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
  check: async ({}, provide, { annotations }) => {
    let passed = 0;
    await provide((what, problems) => {
      passed += problems.length === 0 ? 1 : 0;
      expect.soft(problems, what).toHaveNoProblems();
    });
    annotations.push({ type: CHECKS_PASSED, description: String(passed) });
  },
  watch: async ({ page }, provide) => provide(watchConsole(page)),
  reader: [
    async ({ browser }, provide) => {
      const context = await newReader(browser);
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  phone: [
    async ({ browser }, provide) => {
      const context = await newReader(browser, { viewport: 'narrow' });
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Returns what a journey needs, or skips the running test and says what this run lacks. */
export function required<Value>(value: Value | undefined, what: string): Value {
  test.skip(value === undefined, `no ${what} among the pages of this run`);
  return value as Value;
}

/**
 * Returns what journeys are repeated for; for an empty list, declares a test that is skipped and says what this run lacks.
 *
 * @param journeys what the tests are called
 * @param what each item is
 */
export function eachOf<Item>(
  items: readonly Item[],
  journeys: string,
  what: string,
): readonly Item[] {
  if (items.length === 0) {
    test(journeys, () => {
      required(undefined, what);
    });
  }
  return items;
}
