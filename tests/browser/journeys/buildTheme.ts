import type { Frame, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import type { ConsoleWatch } from '../watchConsole.ts';
import { openAlive } from '../openSite.ts';
import { runAxe } from '../runAxe.ts';
import { setState } from '../states.ts';

/** End of the address of the theme builder, in each language. */
export const THEME_BUILDER_PAGE = '/x/theme-builder/';

const MAX_WAIT_MS = 60_000;
const INTERVAL_MS = 200;
const PHONE_WIDTHS = [320, 390];

const BUILDER = 'main [role=group][aria-label="Theme builder"]';
const CODE = `${BUILDER} pre`;
/** Addresses of the frames with the screen. */
const FRAMES = '**/x/demos/frame/**';
const RED = '#aa0000';
const RED_IN_CSS = 'rgb(170, 0, 0)';

/** A theme with a part that the builder cannot show. */
const PASTED = `createTheme({
  palette: { primary: { main: '${RED}' } },
  zIndex: { modal: 2000 },
});`;

/** Builds a theme, follows it through screen, code, link and playground, and reads a pasted one. */
export async function checkThemeBuilder(
  page: Page,
  watch: ConsoleWatch,
  origin: string,
  path: string,
  check: Check,
): Promise<void> {
  await openAlive(page, `${origin}${path}`);
  await page.locator(BUILDER).waitFor({ timeout: MAX_WAIT_MS });
  check(`${path}: the screen shows the theme`, await findScreen(page));
  check(`${path}: a preset reaches code and screen`, await choosePreset(page));
  check(`${path}: a screen that does not answer`, await restartScreen(page));
  check(`${path}: settings that a version lacks`, await leaveAndReturn(page));
  check(`${path}: a pasted theme`, await paste(page));
  check(`${path}: undo and redo by keyboard`, await undoByKeyboard(page));
  check(`${path}: forced states`, await forceHover(page));
  check(`${path}: mode and direction`, await changeView(page));
  check(`${path}: a link contains the theme`, await followLink(page, origin, path));
  check(`${path}: every version has a screen`, await visitVersions(page));
  check(`${path}: accessibility, light`, await runAxe(page, undefined));
  await setState(page, { theme: 'dark', dir: 'rtl' });
  check(`${path}: accessibility, dark, right-to-left`, await runAxe(page, undefined));
  for (const width of PHONE_WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    check(`${path}: ${width} px`, await findOverflow(page));
  }
  check(`${path}: stays silent`, watch.take());
}

/** Waits until a condition in the frame is true; the frame may be replaced meanwhile. */
async function becomesTrue(isTrue: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + MAX_WAIT_MS;
  while (Date.now() < end) {
    if (await isTrue()) {
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
  return false;
}

async function screenOf(page: Page): Promise<Frame> {
  const handle = await page.locator(`${BUILDER} iframe`).last().elementHandle();
  return (await handle?.contentFrame())!;
}

/** Returns the color of the screen's first button as the browser computes it. */
async function buttonColor(page: Page): Promise<string> {
  const frame = await screenOf(page);
  const button = frame.locator('.MuiButton-contained').first();
  await button.waitFor({ timeout: MAX_WAIT_MS });
  return button.evaluate((element) => getComputedStyle(element).backgroundColor);
}

/** Waits until the screen's button has a color. */
async function findColor(page: Page, color: string): Promise<string[]> {
  let seen = '';
  const isSeen = await becomesTrue(async () => {
    // The frame is replaced by another one after the first change.
    seen = await buttonColor(page).catch((error: Error) => error.message);
    return seen === color;
  });
  return isSeen ? [] : [`the button is ${seen}, not ${color}`];
}

async function findScreen(page: Page): Promise<string[]> {
  await buttonColor(page);
  const frame = await screenOf(page);
  const parts = [
    '.MuiDataGrid-row',
    '.MuiPickersDay-root',
    '.MuiChartsAxis-root',
    '.MuiTreeItem-root',
  ];
  const missing: string[] = [];
  for (const part of parts) {
    await frame
      .locator(part)
      .first()
      .waitFor({ timeout: MAX_WAIT_MS })
      .catch(() => missing.push(`the screen has no ${part}`));
  }
  return missing;
}

async function choosePreset(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Clay' }).click();
  const code = (await page.locator(CODE).textContent()) ?? '';
  return [
    ...(code.includes("primary: { main: '#9a3f1f'") ? [] : ['the code has another color']),
    ...(code.includes("import type {} from '@mui/x-data-grid/themeAugmentation'")
      ? []
      : ['the code lacks the types of the grid']),
    ...(await findColor(page, 'rgb(154, 63, 31)')),
  ];
}

/** Opens a frame that never loads, and restarts the screen by keyboard. */
async function restartScreen(page: Page): Promise<string[]> {
  const restart = page.getByRole('button', { name: 'Restart' });
  const message = page.getByRole('status').filter({ hasText: 'has not answered' });
  await page.route(FRAMES, () => undefined);
  await restart.click();
  await message.waitFor({ timeout: MAX_WAIT_MS });
  await page.unroute(FRAMES);
  await restart.press('Enter');
  return [
    ...(await findColor(page, 'rgb(154, 63, 31)')),
    ...((await becomesTrue(() => message.isHidden())) ? [] : ['the message stays']),
  ];
}

/** Visits the oldest version, which lacks some settings of a preset, and returns to the first. */
async function leaveAndReturn(page: Page): Promise<string[]> {
  const list = page.getByRole('combobox', { name: 'Version' });
  const names = await list
    .locator('option')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  const [first, last] = [names[0]!, names.at(-1)!];
  const message = page.getByRole('status').filter({ hasText: 'Settings that do not exist in' });
  const readCode = () => page.locator(CODE).textContent();
  const before = await readCode();
  if (first !== last) {
    await list.selectOption(last);
    await message.waitFor({ timeout: MAX_WAIT_MS });
    const text = await message.textContent();
    if (!text?.includes('Data grid') && !text?.includes('Charts')) {
      return [`the message is "${text}"`];
    }
    await list.selectOption(first);
  }
  const isBack = await becomesTrue(async () => (await readCode()) === before);
  return [
    ...(isBack ? [] : ['the code is another one after returning']),
    ...((await message.isVisible()) ? ['the message stays'] : []),
  ];
}

async function paste(page: Page): Promise<string[]> {
  await page.locator('summary', { hasText: 'Read a theme' }).click();
  await page.getByLabel('Code with createTheme').fill(PASTED);
  await page.getByRole('button', { name: 'Show in the controls' }).click();
  const unread = page.locator(`${BUILDER} section li`, { hasText: 'zIndex.modal' });
  await unread.waitFor({ timeout: MAX_WAIT_MS });
  const text = await unread.textContent();
  return [
    ...(text?.includes('line 3') ? [] : [`the part that is left is shown as "${text}"`]),
    ...(await findColor(page, RED_IN_CSS)),
  ];
}

async function undoByKeyboard(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  const primary = page.getByLabel('Hexadecimal: Primary').first();
  const before = await primary.inputValue();
  await page.keyboard.press('Control+Shift+z');
  const after = await primary.inputValue();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  const again = await primary.inputValue();
  await primary.press('End');
  await page.keyboard.type('x');
  await page.keyboard.press('Control+z');
  const typed = await primary.inputValue();
  const code = (await page.locator(CODE).textContent()) ?? '';
  return [
    ...(before === '#9a3f1f' && after === RED && again === RED
      ? []
      : [`primary is ${before}, then ${after}, then ${again}`]),
    ...(typed === RED && code.includes(RED) ? [] : [`undoing typed text leaves ${typed}`]),
  ];
}

async function forceHover(page: Page): Promise<string[]> {
  await page.getByLabel('Hover', { exact: true }).check();
  const isForced = await becomesTrue(async () => {
    const frame = await screenOf(page);
    const style = 'style';
    return frame
      .locator(style)
      .evaluateAll((all) =>
        all.some((each) => each.textContent?.includes('[data-forced~="hover"]')),
      )
      .catch(() => false);
  });
  await page.getByLabel('Hover', { exact: true }).uncheck();
  return isForced ? [] : ['no rule for hovering is repeated'];
}

async function changeView(page: Page): Promise<string[]> {
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('dark');
  await page.getByRole('combobox', { name: 'Direction' }).selectOption('rtl');
  const isChanged = await becomesTrue(async () => {
    const frame = await screenOf(page);
    return frame
      .locator('html')
      .evaluate(({ dataset, dir }: HTMLElement) => dataset.theme === 'dark' && dir === 'rtl')
      .catch(() => false);
  });
  return isChanged ? [] : ['the screen does not follow the mode and the direction'];
}

async function followLink(page: Page, origin: string, path: string): Promise<string[]> {
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        write: async ([item]: ClipboardItem[]) => {
          const blob = await item!.getType('text/plain');
          document.body.dataset.copied = await blob.text();
        },
      },
    }),
  );
  await page.getByRole('button', { name: 'Copy link' }).click();
  const address = await page.waitForFunction(() => document.body.dataset.copied);
  const link = String(await address.jsonValue());
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await openAlive(page, link);
  const primary = page.getByLabel('Hexadecimal: Primary').first();
  await primary.waitFor({ timeout: MAX_WAIT_MS });
  const mode = await page.getByRole('combobox', { name: 'Mode' }).inputValue();
  return [
    ...(link.startsWith(`${origin}${path}#`) ? [] : [`the link is ${link}`]),
    ...((await primary.inputValue()) === RED ? [] : ['the link has another theme']),
    ...(mode === 'dark' ? [] : [`the mode is ${mode}`]),
  ];
}

async function visitVersions(page: Page): Promise<string[]> {
  const list = page.getByRole('combobox', { name: 'Version' });
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('light');
  const problems: string[] = [];
  for (const name of await list
    .locator('option')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))) {
    await list.selectOption(name);
    const found = await findColor(page, RED_IN_CSS);
    problems.push(...found.map((problem) => `${name}: ${problem}`));
    const failure = page.locator(`${BUILDER} section > p`).first();
    if (await failure.isVisible()) {
      problems.push(`${name}: ${await failure.textContent()}`);
    }
  }
  return problems;
}

async function findOverflow(page: Page): Promise<string[]> {
  const [width, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  return width! <= room! ? [] : [`the page is ${width} px wide in ${room} px`];
}
