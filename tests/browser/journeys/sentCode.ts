import lzString from 'lz-string';
import type { Locator, Page } from '@playwright/test';
import { openDemo } from '../openDemo.ts';

/** Code with a recognizable word, which shows where it runs. */
export const SENT = 'export default function Sent() {\n  return <p>Sent here</p>;\n}\n';

/** Compresses code like the site does for links. */
export const pack = (files: unknown) =>
  lzString.compressToEncodedURIComponent(JSON.stringify(files));

/**
 * Compresses code for a demo's files.
 *
 * @param endings file name endings of the files that contain the code
 */
export async function compressCode(demo: Locator, endings: readonly string[]): Promise<string> {
  const id = await demo.getAttribute('data-demo');
  return pack(Object.fromEntries(endings.map((ending) => [id + ending, SENT])));
}

/** Chooses a language at another demo, here in another tab. The choice must not affect code from an address. */
async function chooseElsewhere(page: Page, language: 'TS' | 'JS'): Promise<void> {
  const tab = await page.context().newPage();
  const other = await openDemo(tab, page.url().replace(/#.*/, ''));
  await other.getByRole('button', { name: language, exact: true }).click();
  await tab.close();
}

/** Finds the sent code. The frame of the committed code stays until the frame of the sent code can replace it. */
const findSent = (page: Page): Locator =>
  page.frameLocator('[data-demo] iframe').last().getByText('Sent here');

export async function agreeInOneLanguage(page: Page, demo: Locator): Promise<string[]> {
  const consent = demo.getByRole('button', { name: 'Run this code' });
  const sent = findSent(page);
  await consent.click();
  await sent.waitFor();
  await chooseElsewhere(page, 'JS');
  await demo.getByText('Sent here').first().waitFor();
  await page.waitForTimeout(1000);
  const asksAgain = await consent.isVisible();
  const runs = (await sent.count()) > 0;
  await chooseElsewhere(page, 'TS');
  return [
    ...(asksAgain ? [] : ['nobody asks in the other one']),
    ...(runs ? ['it runs in the other one'] : []),
  ];
}

export async function refuse(page: Page, demo: Locator): Promise<string[]> {
  await demo.getByRole('button', { name: 'Run this code' }).waitFor();
  await demo.getByRole('button', { name: 'Reset' }).click();
  await chooseElsewhere(page, 'JS');
  await demo.getByRole('button', { name: /\.jsx$/ }).waitFor();
  await page.waitForTimeout(1000);
  const traces = await page.getByText('Sent here').count();
  const frames = await demo.locator('iframe').count();
  await chooseElsewhere(page, 'TS');
  return traces + frames === 0 ? [] : ['it comes back in the other language'];
}

export async function agreeToSentCode(page: Page, demo: Locator): Promise<string[]> {
  const consent = demo.getByRole('button', { name: 'Run this code' });
  await consent.waitFor();
  await demo.getByText('Sent here').first().waitFor();
  const problems: string[] = [];
  // Editing the code does not count as permission to run the rest of it.
  await demo.locator('[data-demo-listing] pre').click();
  await demo.getByRole('textbox', { name: /editable/ }).waitFor();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n// Mine');
  await page.waitForTimeout(600);
  const sent = findSent(page);
  if ((await sent.count()) > 0) {
    problems.push('it runs before the reader agrees');
  }
  await consent.click();
  if ((await demo.locator('[data-tool]:focus').count()) === 0) {
    problems.push('the focus is lost when the reader agrees');
  }
  await sent.waitFor();
  const origin = await sent.evaluate(() => self.origin);
  const mode = await sent.evaluate(() => document.documentElement.dataset.theme);
  const mayCopy = await sent.evaluate(mayWriteClipboard);
  return [
    ...problems,
    ...(mayCopy ? [] : ['it may not copy']),
    ...(origin === 'null' ? [] : [`it runs with the origin ${origin}`]),
    ...(mode === 'dark' ? [] : ['the color mode of the address is not taken']),
  ];
}

/** Runs in the frame. This API is only guaranteed in the browser that runs the tests. */
const mayWriteClipboard = (): boolean =>
  (
    document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }
  ).featurePolicy.allowsFeature('clipboard-write');
