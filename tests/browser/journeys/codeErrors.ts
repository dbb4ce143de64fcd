import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import type { ConsoleWatch } from '../watchConsole.ts';
import { openDemo } from '../openDemo.ts';
import type { SitePage } from '../sitePages.ts';
import { typeCode } from './playgroundCode.ts';
import { countMarks, waitForMessage } from './problems.ts';

const NOT_AT_ALL = `export default function Broken() {
  throw new Error('Not at all');
}
`;

const MISSPELT = `import { DataGrd } from '@mui/x-data-grid';
export default function Misspelt() {
  return <DataGrd rows={[]} columns={[]} />;
}
`;

/** React itself rejects the returned value. */
const NO_CHILD = `function Row() {
  return <p>{{ name: 'Ada' }}</p>;
}
export default function Rows() {
  return <Row />;
}
`;

/** Has one button for each kind of error after the demo has started, named after the error's message. */
const LATE = `import { useState } from 'react';
export default function Late() {
  const [count, setCount] = useState(0);
  const fail = (text) => { throw new Error(text); };
  if (count === 2) {
    fail('Two is too many');
  }
  return (
    <>
      <p>Pressed {count} times</p>
      <button onClick={() => fail('In a handler')}>In a handler</button>
      <button onClick={() => setTimeout(() => fail('In a timer'))}>In a timer</button>
      <button onClick={() => Promise.reject(new Error('In a promise'))}>In a promise</button>
      <button onClick={() => setCount(count + 1)}>Press</button>
    </>
  );
}
`;

/**
 * With an empty `step`, the loop in the third line never ends. The loop in the button's handler never ends either way.
 */
const countRows = (step: string) => `export default function Rows() {
  const rows = [];
  for (let id = 0; id < 3; ${step}) {
    rows.push(id);
  }
  return (
    <button
      onClick={() => {
        while (rows.length > 0);
      }}
    >
      {rows.length} rows
    </button>
  );
}
`;

/** Enters code that fails, immediately or later. The page must show the error and keep the last working result. */
export async function checkCodeErrors(
  page: Page,
  watch: ConsoleWatch,
  origin: string,
  site: SitePage,
  check: Check,
): Promise<void> {
  const { path } = site;
  const demo = await openDemo(page, origin + path);
  const frame = demo.frameLocator('iframe');
  await demo.locator('[data-demo-listing] pre').click();
  await demo.getByRole('textbox', { name: /editable/ }).waitFor();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n// Mine');
  const content = frame.locator('#demo > *').first();
  await content.waitFor();
  const before = await content.innerText();
  await typeCode(page, NOT_AT_ALL);
  const problems = await waitForMessage(demo, /:2 Not at all$/);
  if ((await content.innerText()) !== before) {
    problems.push('the last good result is gone');
  }
  const complaints = watch.take().filter((text) => !/Not at all|<Broken>/.test(text));
  check(`${path}: code that does not run`, [...problems, ...complaints]);
  check(`${path}: loops without an end`, await loopWithoutEnd(page, demo, frame, before));
  await typeCode(page, MISSPELT);
  const name = /:1 "@mui\/x-data-grid" has no export "DataGrd"\. Did you mean "DataGrid"\?$/;
  check(`${path}: a misspelt import`, [
    ...(await waitForMessage(demo, name)),
    ...(await countMarks(demo)),
  ]);
  await typeCode(page, NO_CHILD);
  check(`${path}: an error of React's own`, [
    ...(await waitForMessage(demo, /:1 Objects are not valid as a React child .*\{name\}/)),
    ...(await countMarks(demo)),
  ]);
  await typeCode(page, LATE);
  check(`${path}: errors after the code runs`, await failLate(page, demo, frame));
}

/** @param before text of the last working result */
async function loopWithoutEnd(
  page: Page,
  demo: Locator,
  frame: FrameLocator,
  before: string,
): Promise<string[]> {
  const stopped = (line: number) => new RegExp(`:${line} This loop was stopped .* 2 seconds: `);
  await typeCode(page, countRows(''));
  const problems = await waitForMessage(demo, stopped(3));
  problems.push(...(await countMarks(demo)));
  if ((await frame.locator('#demo > *').first().innerText()) !== before) {
    problems.push('the last good result is gone');
  }
  await typeCode(page, countRows('id += 1'));
  const button = frame.getByRole('button', { name: '3 rows' });
  // The message disappears when the demo starts. Errors that happen earlier would disappear with it.
  await demo
    .getByRole('status')
    .filter({ hasText: stopped(3) })
    .waitFor({ state: 'hidden' });
  await button.click();
  problems.push(...(await waitForMessage(demo, stopped(9))), ...(await countMarks(demo)));
  if (!(await button.isVisible())) {
    problems.push('what was is gone after a loop in a handler');
  }
  return problems;
}

async function failLate(page: Page, demo: Locator, frame: FrameLocator): Promise<string[]> {
  const problems: string[] = [];
  const count = frame.getByText(/^Pressed \d/);
  await count.waitFor();
  for (const name of ['In a handler', 'In a timer', 'In a promise']) {
    await frame.getByRole('button', { name }).click();
    problems.push(...(await waitForMessage(demo, new RegExp(`:\\d+ ${name}$`))));
    problems.push(...(await countMarks(demo)).map((problem) => `${name}: ${problem}`));
  }
  // A crashed demo restarts, no matter how often it crashes.
  for (let round = 0; round < 2; round += 1) {
    await frame.getByRole('button', { name: 'Press' }).click();
    await frame.getByRole('button', { name: 'Press' }).click();
    problems.push(...(await waitForMessage(demo, /:\d+ Two is too many$/)));
    await page.waitForTimeout(300);
    const text = await count.textContent({ timeout: 2000 }).catch(() => 'nothing');
    if (text !== 'Pressed 0 times') {
      problems.push(`after a fall the frame shows ${text}`);
    }
  }
  return problems;
}
