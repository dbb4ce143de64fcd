import type { Locator, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { openDemo } from '../openDemo.ts';
import type { SitePage } from '../sitePages.ts';
import { typeCode } from './playgroundCode.ts';
import { countMarks, waitForMessage } from './problems.ts';

/** React itself rejects this. */
const NO_CHILD = `export default function Row() {
  return <p>{{ name: 'Ada' }}</p>;
}
`;

const OTHER_TAG = `export default function Row() {
  return <div><p>Ada</span></div>;
}
`;

/** Fails before the code counts as running. */
const HASTY = `import { useEffect } from 'react';
export default function Hasty() {
  useEffect(() => {
    Promise.reject(new Error('Too early'));
  }, []);
  return <p>Hasty</p>;
}
`;

const LINK = 'export default () => <a href="/x/">Elsewhere</a>;\n';
const LEAVING =
  "export default () => <button onClick={() => location.assign('/x/')}>Go</button>;\n";
const STAYING = 'export default () => <p>Still here</p>;\n';

/** Longer than a demo takes to settle in any version. */
const SETTLE_MS = 600;

/** Changes the code of a demo that already runs in a frame, where its committed code ran. */
export async function checkHostedErrors(
  page: Page,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const id = await (await openDemo(page, origin + path)).getAttribute('data-demo');
  await page.goto('about:blank');
  const demo = await openDemo(page, `${origin}${path}#demo-${id}?direction=rtl`);
  const frames = demo.locator('iframe');
  await frames.contentFrame().locator('#demo > *').first().waitFor();
  await demo.locator('[data-demo-listing] pre').click();
  await demo.getByRole('textbox', { name: /editable/ }).waitFor();

  await typeCode(page, NO_CHILD);
  check(`${path}: an error of React's own where committed code ran`, [
    ...(await waitForMessage(demo, /:1 Objects are not valid as a React child .*\{name\}/)),
    ...(await countMarks(demo)),
    ...((await frames.first().isVisible()) ? [] : ['what ran last is gone']),
  ]);
  await typeCode(page, OTHER_TAG);
  check(`${path}: a tag that another one closes`, [
    ...(await waitForMessage(demo, /:2 .*closing tag for <p>$/)),
    ...(await countMarks(demo)),
  ]);
  await typeCode(page, HASTY);
  await frames.last().contentFrame().getByText('Hasty').waitFor();
  await page.waitForTimeout(SETTLE_MS);
  check(`${path}: an error before the code runs`, [
    ...(await waitForMessage(demo, /:4 Too early$/)),
    ...(await countMarks(demo)),
    ...((await frames.count()) === 1 ? [] : ['the frame of the committed code stays']),
  ]);
  check(`${path}: a link in the code`, await followLink(page, demo));
  check(`${path}: code that goes elsewhere`, await goElsewhere(page, demo));
}

async function followLink(page: Page, demo: Locator): Promise<string[]> {
  await typeCode(page, LINK);
  const opened = page.waitForEvent('popup', { timeout: 5000 }).catch(() => null);
  await demo.frameLocator('iframe').getByText('Elsewhere').click();
  const tab = await opened;
  await tab?.close();
  return [...(tab ? [] : ['it opens no tab']), ...(await stay(page, demo))];
}

async function goElsewhere(page: Page, demo: Locator): Promise<string[]> {
  await typeCode(page, LEAVING);
  await demo.frameLocator('iframe').getByRole('button', { name: 'Go' }).click();
  return [
    ...(await waitForMessage(demo, /^The code went to another address/)),
    ...(await stay(page, demo)),
  ];
}

/** New code must run, whatever the previous code did. */
async function stay(page: Page, demo: Locator): Promise<string[]> {
  await typeCode(page, STAYING);
  return demo
    .frameLocator('iframe')
    .getByText('Still here')
    .waitFor({ timeout: 8000 })
    .then(
      () => [],
      () => ['the next code does not run'],
    );
}
