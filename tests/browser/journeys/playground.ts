import type { Browser, FrameLocator, Page } from '@playwright/test';
import { FRAME_FOLDER, hostFolder } from '../../../plugins/demos/shared/hostAddresses.ts';
import { EDIT_PAUSE } from '../../../plugins/demos/playground/work/changeWork.ts';
import { currentVersionOf, versionsOfInstance } from '../../../src/versions/index.ts';
import type { Check } from '../check.ts';
import type { ConsoleWatch } from '../watchConsole.ts';
import { newReader } from '../openSite.ts';
import { watchConsole } from '../watchConsole.ts';
import { typeCode } from './playgroundCode.ts';
import { exportWork } from './playgroundExport.ts';
import { changeFiles } from './playgroundFiles.ts';

export const PLAYGROUND = '/playground/';

/** A component with a single recognizable word, which shows where it runs. */
const saying = (word: string) =>
  `export default function Said() {\n  return <p id="said">${word}</p>;\n}\n`;

/** Shows the color mode and the direction. */
const LOOK = `import { useTheme } from '@mui/material/styles';

export default function Look() {
  const { palette, direction } = useTheme();
  return <p id="said">{palette.mode} {direction}</p>;
}
`;

/** Picks, edits, breaks, fixes and shares a demo, as readers do. */
export async function checkPlayground(
  browser: Browser,
  page: Page,
  watch: ConsoleWatch,
  origin: string,
  check: Check,
): Promise<void> {
  const name = (what: string) => `${PLAYGROUND}: ${what}`;
  const result = await openPlayground(page, origin);
  check(name('another version and demo'), await pickDemo(page, result));
  check(name('a change and its result'), await change(page, result));
  check(name('an error, and the way back'), await breakAndFix(page, result));
  check(name('several files'), await changeFiles(page, result));
  check(name('what is left is found again'), await comeBack(page));
  check(name('work taken elsewhere'), await exportWork(page, 'Kept'));
  check(name('widths'), await tryWidths(page));
  check(name('colors and direction'), await tryView(page, result));
  check(name('a link with code'), await passOn(browser, page));
  check(name('code that is too long for a link'), await passOnTooMuch(page));
  check(name('nothing went wrong while it was used'), watch.take());
}

/** Opens the playground, and waits until its demo runs. */
export async function openPlayground(
  page: Page,
  origin: string,
  address = PLAYGROUND,
): Promise<FrameLocator> {
  await page.goto(origin + address, { waitUntil: 'load' });
  // The first change opens a second frame behind the existing one.
  const result = page.locator('iframe').last().contentFrame();
  await result.locator('#demo > *').first().waitFor();
  return result;
}

/** Picks a demo from the last version of the build, which differs most from the current one. */
async function pickDemo(page: Page, result: FrameLocator): Promise<string[]> {
  const start = page.getByRole('button', { name: 'Start from a demo' });
  await start.click();
  const dialog = page.getByRole('dialog');
  const list = dialog.locator('[data-demos] button');
  await list.first().waitFor();
  const offered = await dialog.getByLabel('Version').locator('option').allTextContents();
  const versions = versionsOfInstance('x')
    .map(({ label }) => label)
    .filter((label) => offered.includes(label));
  const version = versions.at(-1) ?? '';
  await dialog.getByLabel('Version').selectOption({ label: version });
  await dialog.getByLabel('Family').selectOption({ label: 'Data Grid' });
  const count = dialog.getByRole('status');
  const before = await count.textContent();
  const title = (await list.last().locator('span').textContent()) ?? '';
  await dialog.getByLabel('Search demos').fill(title.toUpperCase());
  const found = await list.count();
  const after = await count.textContent();
  await list
    .filter({ has: page.getByText(title, { exact: true }) })
    .first()
    .click();
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(
    (folder) => document.querySelector('iframe')?.src.includes(folder),
    `/${hostFolder(versions.length > 1 ? version : currentVersionOf('x').name)}${FRAME_FOLDER}`,
  );
  await result.locator('#demo > *').first().waitFor();
  const chosen = (await start.textContent()) ?? '';
  return [
    ...(found > 0 && after !== before ? [] : [`"${title}" finds ${found} demos, said as ${after}`]),
    ...(chosen.includes(`${version} · ${title}`) ? [] : [`the button says "${chosen}"`]),
  ];
}

async function change(page: Page, result: FrameLocator): Promise<string[]> {
  await typeCode(page, saying('Seen here'));
  await result.getByText('Seen here').waitFor();
  const origin = await result.locator('#said').evaluate(() => self.origin);
  return origin === 'null' ? [] : [`it runs with the origin ${origin}`];
}

async function breakAndFix(page: Page, result: FrameLocator): Promise<string[]> {
  // Without a pause, both changes would be a single undo step.
  await page.waitForTimeout(EDIT_PAUSE + 100);
  await typeCode(page, `${saying('Never seen')}const broken = (;\n`);
  const problem = page.locator('[data-problem]');
  await problem.filter({ hasText: /\.tsx:4 / }).waitFor();
  await page.locator('.cm-lint-marker-error').waitFor();
  const last = await result.getByText('Seen here').count();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await problem.waitFor({ state: 'detached' });
  const text = await page.locator('.cm-content').innerText();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await problem.waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await problem.waitFor({ state: 'detached' });
  return [
    ...(last === 1 ? [] : ['the last good result is gone']),
    ...(text.includes('Seen here') ? [] : ['the editor does not follow what is undone']),
  ];
}

async function comeBack(page: Page): Promise<string[]> {
  await typeCode(page, saying('Kept'));
  const result = page.locator('iframe').last().contentFrame();
  await result.getByText('Kept').waitFor();
  await page.reload({ waitUntil: 'load' });
  await result.getByText('Kept').waitFor();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  const astray = keys.filter((key) => /playground/.test(key) && !key.endsWith('-component-docs'));
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.waitForFunction(
    () => !document.querySelector('.cm-content')?.textContent?.includes('Kept'),
  );
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await result.getByText('Kept').waitFor();
  return astray.map((key) => `"${key}" is kept without the site's namespace`);
}

async function tryWidths(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  for (const [name, width] of [
    ['Phone', 390],
    ['Tablet', 768],
    ['Desktop', 1280],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await frame
      ?.waitForFunction((wanted) => innerWidth === wanted, width)
      .catch(() => problems.push(`${name} is not ${width} px wide`));
  }
  const handle = page.getByRole('separator', { name: 'Width of the demo' });
  await handle.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await frame
    ?.waitForFunction(() => innerWidth === 330)
    .catch(() => problems.push('the keys do not move the handle'));
  const box = await handle.boundingBox();
  if (box) {
    await page.mouse.move(box.x + box.width / 2, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 60, box.y + 40, { steps: 4 });
    await page.mouse.up();
    await frame
      ?.waitForFunction(() => innerWidth === 390)
      .catch(() => problems.push('the mouse does not drag the handle'));
  }
  return problems;
}

async function tryView(page: Page, result: FrameLocator): Promise<string[]> {
  const root = result.locator('html');
  await page.getByLabel('Colors').selectOption('dark');
  await page.getByLabel('Direction').selectOption('rtl');
  await page.getByLabel('Density').selectOption('dense');
  await result.locator('html[data-theme=dark][dir=rtl][data-dense]').waitFor({ state: 'attached' });
  const own = await page.evaluate(() => document.documentElement.dataset.theme);
  await page.getByLabel('Colors').selectOption('page');
  await result.locator('html[data-theme=light]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await result.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  const direction = await root.getAttribute('dir');
  return [
    ...(own === 'light' ? [] : ['the page itself becomes dark']),
    ...(direction === 'rtl' ? [] : [`the direction becomes "${direction}"`]),
  ];
}

/** Copies the link, and opens it as another reader. */
async function passOn(browser: Browser, page: Page): Promise<string[]> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset.copied = text;
      return Promise.resolve();
    };
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.locator('[data-notice=copied]').waitFor();
  const address = (await page.locator('html').getAttribute('data-copied')) ?? '';
  const context = await newReader(browser);
  const other = await context.newPage();
  const watch = watchConsole(other);
  try {
    await other.goto(address, { waitUntil: 'load' });
    const consent = other.getByRole('button', { name: 'Run this code' });
    await consent.waitFor();
    const problems = (await other.locator('.cm-content').innerText()).includes('Kept')
      ? []
      : ['the code is not shown'];
    // Neither editing the code nor reloading the page counts as permission to run the rest of it.
    await other.locator('.cm-content').click();
    await other.keyboard.press('ControlOrMeta+End');
    await other.keyboard.type('// Mine');
    await other.waitForTimeout(600);
    await other.reload({ waitUntil: 'load' });
    await consent.waitFor();
    if ((await other.locator('iframe').count()) > 0) {
      problems.push('it runs before the reader agrees');
    }
    await consent.click();
    const result = other.frameLocator('iframe');
    await result.getByText('Kept').waitFor();
    const view = await result.locator('html[dir=rtl][data-dense]').count();
    const width = await result.locator('html').evaluate(() => innerWidth);
    return [
      ...problems,
      ...(view === 1 ? [] : ['direction and density do not come along']),
      ...(width === 390 ? [] : [`it is ${width} px wide instead of 390`]),
      ...watch.take(),
    ];
  } finally {
    await context.close();
  }
}

async function passOnTooMuch(page: Page): Promise<string[]> {
  await page.locator('[data-notice] button').click();
  const noise = Array.from({ length: 9000 }, () => Math.random().toString(36).slice(2, 8)).join('');
  await typeCode(page, `// ${noise}\n${LOOK}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const notice = page.locator('[data-notice=tooLong]');
  return notice.waitFor().then(
    () => [],
    () => ['no notice is shown'],
  );
}
