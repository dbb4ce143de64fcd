import type { Browser, Page } from '@playwright/test';
import { CHECK_INTERVAL } from '../../../plugins/pwa/client/isBusy.ts';
import type { Check } from '../check.ts';
import { waitUntilAlive } from '../openSite.ts';
import { disconnect, visitHost } from './openHost.ts';
import { findUpdate, isWaiting, openStored, waitUntilStored } from './workerState.ts';

const FIELD = 'dialog [role="combobox"]';
const READ = '/x/introduction/';
const EDITED = '/x/introduction/installation/';

/** Long enough for the page to check many times. */
const MANY_LOOKS = 12 * CHECK_INTERVAL;

/**
 * Deploys a new build under an open page with a service worker. The new worker must wait for the reader, then take over
 * with a single reload.
 */
export async function checkUpdate(browser: Browser, origin: string, check: Check): Promise<void> {
  await visitHost(browser, origin, 'allow', async (visit) => {
    const { page, host } = visit;
    await openStored(page, host.origin + READ, '');
    await openStored(page, host.origin + EDITED, '');
    const loads = countLoads(page);
    await page.keyboard.press('/');
    await page.locator(FIELD).fill('half a word');
    host.deploy();
    await findUpdate(page);
    check('worker update: waits while the reader types', await findImpatience(page, loads));
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('script[src*="/d1/main."]') !== null);
    await waitUntilAlive(page);
    await page.waitForTimeout(MANY_LOOKS);
    check(
      'worker update: one reload once the reader is done',
      loads.count === 1 ? [] : [`the page was loaded ${loads.count} times`],
    );
    await waitUntilStored(page, EDITED, '');
    await disconnect(visit);
    await page.goto(host.origin + READ, { waitUntil: 'load' });
    const isOld = await page.locator('script[src*="/d1/main."]').count();
    const isAlive = await waitUntilAlive(page).then(
      () => true,
      () => false,
    );
    check('worker update: a page of the build before keeps its chunks', [
      ...(isOld === 0 ? [] : ['the page is of the new build already']),
      ...(isAlive ? [] : ['the page is not hydrated']),
    ]);
  });
}

/** Counts page loads from now on. */
function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => {
    loads.count += 1;
  });
  return loads;
}

async function findImpatience(page: Page, loads: { readonly count: number }): Promise<string[]> {
  await page.waitForTimeout(MANY_LOOKS);
  const text = await page.inputValue(FIELD);
  return [
    ...((await page.evaluate(isWaiting)) ? [] : ['the worker took over']),
    ...(loads.count === 0 ? [] : ['the page was reloaded']),
    ...(text === 'half a word' ? [] : [`the field holds "${text}"`]),
  ];
}
