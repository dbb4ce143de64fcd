import lzString from 'lz-string';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader, openAlive } from '../openSite.ts';
import { PLAYGROUND } from './playground.ts';

/**
 * The demo host cannot detect that this code never ends, because it contains no loop, only a slow regular expression.
 */
const HANGING = `export default function Hanging() {
  return <p>{String(/^(a+)+$/.test('a'.repeat(60) + 'b'))}</p>;
}`;

/** Time after which an unresponsive frame is stopped, plus a reserve for a busy machine. */
const STOP_TIMEOUT_MS = 60_000;

/** Sends messages that only the demo host may send, and messages that nobody may send. */
const FORGING = `import { useEffect, useState } from 'react';
const say = (message: object) =>
  parent.postMessage({ source: 'demo-frame', revision: 1, ...message }, '*');
const forged = [
  { type: 'link', href: 'https://elsewhere.example/' },
  { type: 'height', height: { px: 1 } },
  { type: 'ran', problem: { finding: {} } },
  { type: 'failed', problem: { kind: 'runtime', message: { not: 'words' } } },
];
export default function Forging() {
  const [text, setText] = useState('Forging');
  useEffect(() => {
    forged.forEach((message, index) => setTimeout(say, 300 + index * 200, message));
    setTimeout(setText, 2000, 'All sent');
  }, []);
  return <a href="/">{text}</a>;
}`;

/** Runs code in the playground that forges messages, opens links, or was running when the page crashed. */
export async function checkHarmfulCode(
  browser: Browser,
  origin: string,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  try {
    await checkForging(context, origin, check);
    const page = await runSent(context, origin, FORGING);
    await checkAfterCrash(context, page, origin, check);
  } finally {
    await context.close();
  }
}

async function checkForging(context: BrowserContext, origin: string, check: Check) {
  const page = await runSent(context, origin, FORGING);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const end = page.frameLocator('iframe').last().getByText('All sent');
  const goesOn = await end.waitFor().then(
    () => true,
    () => false,
  );
  const tabs = context.pages().length;
  check('forged messages do nothing', [
    ...errors,
    ...(tabs === 1 ? [] : ['a link was opened that nobody clicked']),
    ...(goesOn ? [] : ['the code is gone, or the page around it crashed']),
  ]);
  if (goesOn) {
    check('a link that is clicked opens an ordinary tab', await followLink(context, end));
  }
  await page.close();
}

async function followLink(context: BrowserContext, link: Locator): Promise<string[]> {
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await tab.waitForLoadState();
  const [origin, opener] = await tab.evaluate(() => [self.origin, String(window.opener)]);
  await tab.close();
  return [
    ...(origin === 'null' ? ['it has no origin'] : []),
    ...(opener === 'null' ? [] : ['it knows who opened it']),
  ];
}

/** Runs code in the playground that never ends. Its frame must be removed, and the page must keep working. */
export async function checkHangingCode(
  browser: Browser,
  origin: string,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  const page = await runSent(context, origin, HANGING);
  const stopped = page.getByText(/did not answer for \d+ seconds/).first();
  const isStopped = await stopped.waitFor({ timeout: STOP_TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
  check('code that hangs is stopped, and told', [
    ...(isStopped ? [] : ['nothing says that it was stopped']),
    ...(isStopped && (await page.locator('iframe').count()) > 0 ? ['its frame is there'] : []),
  ]);
  await context.close();
}

/** After a crash of the page, its code must not run until the reader agrees. */
async function checkAfterCrash(
  context: BrowserContext,
  page: Page,
  origin: string,
  check: Check,
): Promise<void> {
  const session = await context.newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  const reopened = await context.newPage();
  await openAlive(reopened, origin + PLAYGROUND);
  const notice = reopened.getByText('The page stopped while this code was running.');
  const isTold = await notice.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  check('code that took the page down waits for the reader', [
    ...(isTold ? [] : ['nothing says so']),
    ...((await reopened.locator('iframe').count()) === 0 ? [] : ['it runs again']),
  ]);
  await page.close();
}

/** Opens code from a link, and agrees to run it. */
async function runSent(context: BrowserContext, origin: string, code: string): Promise<Page> {
  const page = await context.newPage();
  const packed = lzString.compressToEncodedURIComponent(JSON.stringify({ 'Sent.tsx': code }));
  await openAlive(page, `${origin}${PLAYGROUND}#version=current&code=${packed}`);
  await page.getByRole('button', { name: 'Run this code' }).click();
  await page.locator('iframe').first().waitFor({ state: 'attached' });
  return page;
}
