import { test as base, expect as baseExpect, type BrowserContext } from '@playwright/test';
import { readSeed, sampleOf } from '../selection/sampleOf.ts';
import type { Check } from './check.ts';
import { newReader } from './openSite.ts';
import { readPlan } from './plan.ts';
import { CHANGED_PAGE, CHECKS_PASSED, LEFT_OUT } from './report.ts';
import { watchConsole, type ConsoleWatch } from './watchConsole.ts';

/** A run that takes longer only visits changed pages, so that it ends in time. The end of the run names what it skips. */
const MAX_RUN_MINUTES = 65;

interface TestFixtures {
  /** Skips a test that starts too late. */
  readonly inTime: void;
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

/** Of the items for which a journey is repeated, one in this many is selected. */
const SHARE = 3;

const expect = baseExpect.extend({
  toHaveNoProblems(problems: readonly string[]) {
    return { pass: problems.length === 0, message: () => problems.join('\n') };
  },
});

export const test = base.extend<TestFixtures, WorkerFixtures>({
  inTime: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, provide, info) => {
      const started = Number(process.env.RUN_STARTED ?? Date.now());
      const isLate = Date.now() - started > MAX_RUN_MINUTES * 60_000;
      const isChanged = info.annotations.some(({ type }) => type === CHANGED_PAGE);
      // A test that has failed is repeated, however late it is.
      info.skip(isLate && !isChanged && info.retry === 0, LEFT_OUT);
      await provide();
    },
    { auto: true },
  ],
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
 * Returns the items for which a journey is repeated: all of them, or a third that depends on the commit if no code has
 * changed that pages share. For an empty list, declares a skipped test that reports what this run lacks.
 *
 * @param journeys name of the tests
 * @param what kind of the items
 */
export function eachOf<Item extends string | { readonly path: string }>(
  items: readonly Item[],
  journeys: string,
  what: string,
): readonly Item[] {
  if (items.length === 0) {
    test(journeys, () => {
      required(undefined, what);
    });
  }
  if (readPlan().repeatsAll) {
    return items;
  }
  const keyed = items.map((item) => ({ item, path: typeof item === 'string' ? item : item.path }));
  const size = Math.ceil(items.length / SHARE);
  return sampleOf(keyed, size, readSeed() + journeys).map(({ item }) => item);
}
