import { test as base, expect as baseExpect, type BrowserContext } from '@playwright/test';
import type { Check } from './check.ts';
import { newReader } from './openSite.ts';
import { CHECKS_PASSED } from './report.ts';
import { watchConsole, type ConsoleWatch } from './watchConsole.ts';

interface TestFixtures {
  /** Origin of the served build. */
  readonly origin: string;
  readonly check: Check;
  /** Watches the console of `page`. */
  readonly watch: ConsoleWatch;
}

interface WorkerFixtures {
  /** A browser context with a cache that is shared between pages. */
  readonly reader: BrowserContext;
  /** The same with the viewport of a phone. */
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

/** Returns a value that a journey needs; without it, skips the running test and reports what this run lacks. */
export function required<Value>(value: Value | undefined, what: string): Value {
  test.skip(value === undefined, `no ${what} among the pages of this run`);
  return value as Value;
}

/**
 * Returns the items for which journeys are repeated. For an empty list, declares a skipped test that reports what this
 * run lacks.
 *
 * @param journeys name of the tests
 * @param what kind of the items
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
