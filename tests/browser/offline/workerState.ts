import type { Page } from '@playwright/test';
import { keptCache, pagesCache } from '../../../plugins/pwa/cacheNames.ts';
import { waitUntilAlive } from '../openSite.ts';

/** Scope of a language's service worker. */
const scopeOf = (prefix: string): string => `${prefix}/x/`;

/** On a busy machine, installing a worker takes several seconds. */
const TIMEOUT_MS = 60_000;

/**
 * Waits until an asynchronous condition is true in the page. Playwright's `waitForFunction` does not wait for promises,
 * which every cache query returns.
 */
export async function waitUntil<T>(
  page: Page,
  what: string,
  question: (argument: T) => Promise<boolean>,
  argument: T,
): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  // A reload rejects a pending evaluation.
  const ask = (): Promise<boolean> =>
    page.evaluate(question as (argument: unknown) => Promise<boolean>, argument).catch(() => false);
  while (!(await ask())) {
    if (Date.now() > deadline) {
      throw new Error(`${what}: not within ${TIMEOUT_MS} ms.`);
    }
    await page.waitForTimeout(100);
  }
}

/** Opens a page and waits until the worker controls it and has stored it. */
export async function openStored(page: Page, address: string, prefix: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await waitUntilAlive(page);
  await waitUntil(
    page,
    'a worker answers for the page',
    async () => navigator.serviceWorker.controller !== null,
    undefined,
  );
  await waitUntilStored(page, new URL(address).pathname, prefix);
}

export async function waitUntilStored(page: Page, path: string, prefix: string): Promise<void> {
  await waitUntil(
    page,
    `${path} is stored`,
    async ([name = '', wanted = '']) =>
      (await (await caches.open(name)).match(wanted)) !== undefined,
    [pagesCache(scopeOf(prefix)), path],
  );
}

/** Waits until every file of a version's search index is stored. */
export async function waitUntilSearchIsStored(
  page: Page,
  version: string,
  prefix: string,
): Promise<void> {
  await waitUntil(
    page,
    'the search index is stored',
    async ([folder = '', list = '']) => {
      const { files } = (await (await fetch(list)).json()) as { files: [string][] };
      const index = files.map(([address]) => address).filter((each) => each.startsWith(folder));
      const stored = await Promise.all(index.map((each) => caches.match(each)));
      return index.length > 0 && stored.every((each) => each !== undefined);
    },
    [`${prefix}/assets/search/`, `${scopeOf(prefix)}offline/${version}.json`],
  );
}

/** Returns the number of stored files of a downloaded version. */
export function countKept(page: Page, version: string, prefix: string): Promise<number> {
  return page.evaluate(
    async (name) =>
      (await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0,
    keptCache(scopeOf(prefix), version),
  );
}

/** Makes the browser check for a newer worker, as it does from time to time, until one is waiting to take over. */
export async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await waitUntil(page, 'a newer worker waits', isWaiting, undefined);
}

/** Runs in the page: whether a newer worker is waiting to take over. */
export const isWaiting = async (): Promise<boolean> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration !== undefined && registration.waiting !== null;
};
