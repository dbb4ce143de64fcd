import type { Locator, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import type { ConsoleWatch } from '../watchConsole.ts';
import { openDemo } from '../openDemo.ts';
import type { SitePage } from '../sitePages.ts';
import { goIntoCode } from './demoEditing.ts';

const BROKEN = '\nconst broken = (;';

/** Maximum difference between the demo's heights in the frame and in the page, in CSS pixels. */
const HEIGHT_TOLERANCE = 8;

/** Uses the tools below a demo: by keyboard, as an editor, and on the demo's own page. */
export async function checkDemoTools(
  page: Page,
  watch: ConsoleWatch,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const demo = await openDemo(page, origin + path);
  check(`${path}: the toolbar is one stop of the Tab key`, await walkToolbar(page, demo));
  check(`${path}: a choice keeps the focus`, await chooseByKeyboard(page, demo));
  check(`${path}: the menu opens and closes by keyboard`, await operateMenu(page, demo));
  check(`${path}: a clipboard that refuses`, await copyInVain(page, demo));
  check(`${path}: a page without a clipboard`, await copyLinkInVain(page, demo));
  check(`${path}: into the code and out of it`, await goIntoCode(page, demo));
  check(`${path}: code runs as it is typed`, await edit(page, demo));
  check(`${path}: the menu is at its button`, await findMenuFar(page, demo));
  check(`${path}: changed code in full screen`, await showChanged(page, demo));
  check(`${path}: nothing went wrong while it was used`, watch.take());
}

async function walkToolbar(page: Page, demo: Locator): Promise<string[]> {
  const tools = demo.locator('[data-tool]');
  const stops = await tools.evaluateAll(
    (buttons) => buttons.filter((button) => (button as HTMLElement).tabIndex === 0).length,
  );
  await tools.first().focus();
  await page.keyboard.press('End');
  const last = await tools.last().evaluate((button) => button === document.activeElement);
  await page.keyboard.press('ArrowRight');
  const first = await tools.first().evaluate((button) => button === document.activeElement);
  return [
    ...(stops === 1 ? [] : [`${stops} of its buttons are stops`]),
    ...(last ? [] : ['End does not lead to the last button']),
    ...(first ? [] : ['the arrow after the last button does not lead to the first']),
  ];
}

/** Chooses each language with the keyboard, the first time before its code is loaded. */
async function chooseByKeyboard(page: Page, demo: Locator): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, file] of [
    ['JS', /\.jsx$/],
    ['TS', /\.tsx$/],
  ] as const) {
    const choice = demo.getByRole('button', { name, exact: true });
    await choice.focus();
    await page.keyboard.press('Enter');
    await demo.getByRole('button', { name: file }).first().waitFor();
    const isKept = await choice.evaluate((button) => button === document.activeElement);
    problems.push(...(isKept ? [] : [`${name} loses it`]));
  }
  return problems;
}

async function operateMenu(page: Page, demo: Locator): Promise<string[]> {
  const opener = demo.locator('[data-tool][aria-haspopup="menu"]');
  await opener.focus();
  await page.keyboard.press('Enter');
  const items = demo.getByRole('menuitem');
  await items.first().waitFor();
  await page.keyboard.press('ArrowDown');
  const second = await items.nth(1).evaluate((item) => item === document.activeElement);
  await page.keyboard.press('Escape');
  const isBack = await opener.evaluate((button) => button === document.activeElement);
  return [
    ...(second ? [] : ['the arrow key does not lead to the second item']),
    ...((await items.count()) === 0 ? [] : ['Escape leaves it open']),
    ...(isBack ? [] : ['Escape does not lead back to the button']),
  ];
}

async function copyInVain(page: Page, demo: Locator): Promise<string[]> {
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new Error('Not allowed'));
    navigator.clipboard.writeText = refuse;
    navigator.clipboard.write = refuse;
  });
  const button = demo.getByRole('button', { name: 'Copy', exact: true }).first();
  await button.click();
  await page.waitForTimeout(300);
  const problems = (await button.isVisible()) ? [] : ['is said to have taken the code'];
  await closeOfferedText(page);
  return problems;
}

/** Closes the dialog that offers text which could not be copied. */
async function closeOfferedText(page: Page): Promise<void> {
  const offered = page.locator('dialog.docs-offered-text');
  if (await offered.isVisible()) {
    await page.keyboard.press('Escape');
    await offered.waitFor({ state: 'detached' });
  }
}

/** Removes the clipboard API, which is missing on pages without HTTPS. */
async function copyLinkInVain(page: Page, demo: Locator): Promise<string[]> {
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  );
  await demo.locator('[data-tool][aria-haspopup="menu"]').click();
  await demo.getByRole('menuitem', { name: 'Copy link to this demo' }).click();
  const isClosed = await demo
    .getByRole('menu')
    .waitFor({ state: 'detached', timeout: 5000 })
    .then(
      () => true,
      () => false,
    );
  const isNamed = new URL(page.url()).hash === `#demo-${await demo.getAttribute('data-demo')}`;
  await closeOfferedText(page);
  return [
    ...(isClosed ? [] : ['the menu stays open']),
    ...(isNamed ? [] : ['the address does not lead to the demo']),
  ];
}

async function edit(page: Page, demo: Locator): Promise<string[]> {
  const problems: string[] = [];
  const before = await demo.locator('[data-demo-canvas]').boundingBox();
  await demo.locator('[data-demo-listing] pre').click();
  const field = demo.getByRole('textbox', { name: /editable/ });
  await field.waitFor();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n// Mine');
  const frame = demo.locator('iframe');
  await frame.waitFor();
  const after = await frame.boundingBox();
  const grown = (after?.height ?? 0) - (before?.height ?? 0);
  if (!before || !after || Math.abs(after.x - before.x) > 2 || after.width !== before.width) {
    problems.push('the demo moves when it is edited');
  }
  if (Math.abs(grown) > HEIGHT_TOLERANCE) {
    problems.push(`the demo grows by ${grown} px when it is edited`);
  }
  await page.keyboard.type(BROKEN);
  const problem = demo.getByRole('status').filter({ hasText: /^\w+\.tsx:\d+ / });
  await problem
    .waitFor()
    .catch(() => problems.push('an error of syntax is not shown with its line'));
  const marks = await demo.locator('.cm-lint-marker-error').count();
  if (marks !== 1) {
    problems.push(`${marks} lines are marked in the editor instead of one`);
  }
  // The number of undo steps depends on the typing speed.
  for (let step = 0; step < BROKEN.length; step += 1) {
    await page.keyboard.press('ControlOrMeta+z');
  }
  await problem
    .waitFor({ state: 'detached' })
    .catch(() => problems.push('undo does not bring the demo back'));
  await page.keyboard.press('Escape');
  const isLeft = await field.waitFor({ state: 'detached' }).then(
    () => true,
    () => false,
  );
  const isInToolbar = await demo
    .locator('[data-tool]:focus')
    .count()
    .then((count) => count === 1);
  await demo.getByRole('button', { name: 'Reset' }).click();
  await frame.waitFor({ state: 'detached' });
  await page.waitForSelector('[data-demo-state="ready"]');
  return [
    ...problems,
    ...(isLeft ? [] : ['Escape does not leave the editor']),
    ...(isInToolbar ? [] : ['after Escape the focus is not in the toolbar']),
  ];
}

/** Checks in a wide and a narrow window and in both directions that the menu opens next to its button. */
async function findMenuFar(page: Page, demo: Locator): Promise<string[]> {
  const problems: string[] = [];
  const opener = demo.locator('[data-tool][aria-haspopup="menu"]');
  const full = page.viewportSize();
  for (const width of [full?.width ?? 1280, 390]) {
    for (const direction of ['ltr', 'rtl']) {
      await page.setViewportSize({ width, height: full?.height ?? 800 });
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      await opener.click();
      const menu = await demo.getByRole('menu').boundingBox();
      const button = await opener.boundingBox();
      await page.keyboard.press('Escape');
      const isInWindow = menu && menu.x >= 0 && menu.x + menu.width <= width && menu.y >= 0;
      const isNear =
        menu &&
        button &&
        menu.x < button.x + button.width &&
        button.x < menu.x + menu.width &&
        (Math.abs(menu.y + menu.height - button.y) < 2 ||
          Math.abs(menu.y - button.y - button.height) < 2);
      if (!isInWindow || !isNear) {
        problems.push(`${direction} at ${width} px: ${JSON.stringify({ menu, button })}`);
      }
    }
  }
  await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  await page.setViewportSize(full ?? { width: 1280, height: 800 });
  return problems;
}

const CHANGED = 'export default function Changed() {\n  return <p>Changed here</p>;\n}\n';

/** Edits must be shown on the demo's own page, and still be there when the reader comes back. */
async function showChanged(page: Page, demo: Locator): Promise<string[]> {
  const changed = page.frameLocator('iframe').getByText('Changed here');
  const isShown = () =>
    changed.waitFor({ timeout: 15_000 }).then(
      () => true,
      () => false,
    );
  await demo.locator('[data-demo-listing] pre').click();
  await demo.getByRole('textbox', { name: /editable/ }).waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(CHANGED);
  await changed.waitFor();
  await demo.locator('[data-tool][aria-haspopup="menu"]').click();
  await demo.getByRole('menuitem', { name: 'Full screen' }).click();
  await page.waitForURL(/\/demos\//);
  const isThere = await isShown();
  await page.goBack();
  await demo.scrollIntoViewIfNeeded();
  const isBack = await isShown();
  await demo.getByRole('button', { name: 'Reset' }).click();
  await page.reload({ waitUntil: 'load' });
  await demo.scrollIntoViewIfNeeded();
  await page.waitForSelector('[data-demo-state="ready"]');
  const stays = (await demo.locator('iframe').count()) > 0;
  return [
    ...(isThere ? [] : ['it is not there']),
    ...(isBack ? [] : ['it is gone on the way back']),
    ...(stays ? ['it is there after Reset'] : []),
  ];
}
