import type { Browser, Locator, Page } from '@playwright/test';
import { CACHE_PREFIX } from '../../../plugins/pwa/cacheNames.ts';
import { bringToLife } from '../../../lib/demo-heights/measureDemo.ts';
import type { Check } from '../check.ts';
import { waitUntilAlive } from '../openSite.ts';
import { runAxe } from '../runAxe.ts';
import { disconnect, reconnect, visitHost, type Visit } from './openHost.ts';
import { countKept, openStored } from './workerState.ts';

const NAMES = {
  en: {
    prefix: '',
    settings: 'Settings',
    keep: 'Keep this version offline',
    cancel: 'Cancel',
    goOn: 'Resume',
    remove: 'Remove',
    clear: 'Remove everything stored',
    done: /^Stored on this device: [\d.]+ MB\.$/,
    size: /^Uses [\d.]+ MB on this device \([\d,]+ files\)/,
  },
  zh: {
    prefix: '/zh',
    settings: '设置',
    keep: '离线保存此版本',
    cancel: '取消',
    goOn: '继续下载',
    remove: '移除',
    clear: '移除所有已保存的内容',
    done: /^已保存在此设备上：[\d.]+\s?(MB|兆字节)。$/,
    size: /^将占用此设备 [\d.]+\s?(MB|兆字节)（[\d,]+ 个文件）/,
  },
};

type Names = (typeof NAMES)['en'];

/** Number of files that a download receives before it stalls. */
const BEFORE_CANCEL = 40;

/** The version to download, and pages of it that were never visited. */
export interface KeptPages {
  readonly version: string;
  /** Page on which the reader starts. */
  readonly start: string;
  /** A page with a demo. */
  readonly withDemo: string;
}

/** Downloads a version in two attempts, reads it without a network, removes it, and removes all stored data. */
export async function checkKeeping(
  browser: Browser,
  origin: string,
  language: keyof typeof NAMES,
  pages: KeptPages,
  check: Check,
): Promise<void> {
  const names = NAMES[language];
  const name = `keeping ${pages.version}, ${language}`;
  await visitHost(browser, origin, 'allow', async (visit) => {
    const { page, host } = visit;
    await openStored(page, host.origin + names.prefix + pages.start, names.prefix);
    const panel = await openPanel(page, names);
    check(`${name}: the size is shown before`, await findSize(panel, names));
    check(`${name}: nothing for axe`, await runAxe(page, undefined, { part: 'dialog[open]' }));
    check(`${name}: progress, and canceling`, await cancel(visit, panel, names, pages));
    await panel.getByRole('button', { name: names.goOn }).click();
    await panel.getByText(names.done).waitFor({ timeout: 90_000 });
    await disconnect(visit);
    check(`${name}: a page with a demo`, await readPage(visit, names.prefix + pages.withDemo));
    await reconnect(visit);
    check(`${name}: removed`, await remove(visit, names, pages));
    check(`${name}: everything is removed`, await clear(page, names));
  });
}

async function openPanel(page: Page, names: Names): Promise<Locator> {
  await page.getByRole('button', { name: names.settings, exact: true }).click();
  const panel = page.locator('dialog[open] [data-offline-settings]');
  await panel.waitFor();
  return panel;
}

async function findSize(panel: Locator, names: Names): Promise<string[]> {
  return (await appears(panel.getByText(names.size))) ? [] : ['no size is shown'];
}

const appears = (locator: Locator): Promise<boolean> =>
  locator.waitFor({ timeout: 15_000 }).then(
    () => true,
    () => false,
  );

async function cancel(
  { page, host }: Visit,
  panel: Locator,
  names: Names,
  { version }: KeptPages,
): Promise<string[]> {
  host.allowance = BEFORE_CANCEL;
  await panel.getByRole('button', { name: names.keep }).click();
  const bar = panel.locator('progress');
  await bar.waitFor();
  await page.waitForFunction(
    (element) => element instanceof HTMLProgressElement && element.value > 0,
    await bar.elementHandle(),
  );
  await panel.getByRole('button', { name: names.cancel }).click();
  await bar.waitFor({ state: 'detached' });
  host.allowance = Infinity;
  const stored = await countKept(page, version, names.prefix);
  return stored > 1 && stored <= BEFORE_CANCEL + 1 ? [] : [`${stored} files are stored`];
}

async function readPage({ page, host }: Visit, path: string): Promise<string[]> {
  await page.goto(host.origin + path, { waitUntil: 'load' });
  await waitUntilAlive(page);
  const demo = await page.$('[data-demo]');
  const state = demo ? await bringToLife(page, demo) : 'missing';
  return state === 'ready' ? [] : [`its demo is ${state}`];
}

async function remove(
  { page, host }: Visit,
  names: Names,
  { start, version }: KeptPages,
): Promise<string[]> {
  await page.goto(host.origin + names.prefix + start, { waitUntil: 'load' });
  await waitUntilAlive(page);
  const panel = await openPanel(page, names);
  await panel.getByRole('button', { name: names.remove, exact: true }).click();
  await panel.getByRole('button', { name: names.keep }).waitFor();
  const stored = await countKept(page, version, names.prefix);
  return stored === 0 ? [] : [`${stored} files are stored`];
}

async function clear(page: Page, names: Names): Promise<string[]> {
  const panel = page.locator('dialog[open] [data-offline-settings]');
  await panel.getByRole('button', { name: names.clear }).click();
  await panel.getByRole('status').filter({ hasText: /\S/ }).waitFor();
  const left = await page.evaluate(
    async (prefix) => ({
      caches: (await caches.keys()).filter((key) => key.startsWith(prefix)),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }),
    CACHE_PREFIX,
  );
  return [
    ...left.caches.map((cache) => `"${cache}" is left`),
    ...(left.workers === 0 ? [] : [`${left.workers} workers are left`]),
  ];
}
