import type { Locator, Page } from '@playwright/test';

/** Longer than the site waits for the second click of a double click. */
const WAIT_MS = 600;

/** Less than half the width of a letter, in CSS pixels. */
const BESIDE_MIDDLE = 3;

/** Maximum distance that a line may move when its listing becomes an editor, in CSS pixels. */
const LINE_TOLERANCE = 2;

/** Number of characters at the end of the code that are compared. */
const COMPARED_LENGTH = 40;

/** Maximum number of undo steps for the text that a test types. */
const MAX_UNDO_STEPS = 10;

/** Enters and leaves a demo's code in every way that a reader can, without changing it. */
export async function goIntoCode(page: Page, demo: Locator): Promise<string[]> {
  return [
    ...(await selectCode(page, demo)),
    ...(await passByKeyboard(page, demo)),
    ...(await clickIntoLine(page, demo, 'in the preview')),
    ...(await undoAfterEscape(page, demo)),
    ...(await expandEditor(page, demo)),
    ...(await clickIntoLine(page, demo, 'in the whole code')),
    ...(await clickBelow(page, demo)),
    ...(await clickAside(page, demo)),
    ...(await readInRtl(page, demo)),
  ];
}

const listingOf = (demo: Locator) => demo.locator('[data-demo-listing]');
const fieldOf = (demo: Locator) => demo.getByRole('textbox', { name: /editable/ });

const selected = (page: Page) => page.evaluate(() => String(getSelection()));

async function leave(page: Page, demo: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await fieldOf(demo).waitFor({ state: 'detached' });
}

/** Selecting a word or a line must not open the editor. */
async function selectCode(page: Page, demo: Locator): Promise<string[]> {
  const problems: string[] = [];
  const { x, y } = await pointInLine(demo);
  const ways = {
    'a double click': () => page.mouse.dblclick(x, y),
    'a drag': async () => {
      // Chromium does not start a selection exactly in the middle of a letter.
      await page.mouse.move(x + BESIDE_MIDDLE, y + 1);
      await page.mouse.down();
      await page.mouse.move(x + 40, y + 1, { steps: 4 });
      await page.mouse.up();
    },
  };
  for (const [name, select] of Object.entries(ways)) {
    // Pressing on a selection may drag it instead of starting a new one.
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await select();
    await page.waitForTimeout(WAIT_MS);
    problems.push(...(/\w/.test(await selected(page)) ? [] : [`${name} selects nothing`]));
  }
  if ((await fieldOf(demo).count()) > 0) {
    problems.push('what selects opens the editor');
    await leave(page, demo);
  }
  return problems;
}

async function passByKeyboard(page: Page, demo: Locator): Promise<string[]> {
  const problems: string[] = [];
  const listing = listingOf(demo);
  const before = await listing.boundingBox();
  await demo.locator('[data-tool][tabindex="0"]').focus();
  await page.keyboard.press('Tab');
  await page.waitForTimeout(WAIT_MS);
  const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  if (!name.includes('Enter')) {
    problems.push(`the Tab key leads to "${name}", which does not say how the code is edited`);
  }
  if ((await fieldOf(demo).count()) > 0) {
    problems.push('the Tab key opens the editor');
  }
  await page.keyboard.press('Enter');
  await fieldOf(demo).waitFor();
  const after = await listing.boundingBox();
  if (before?.height !== after?.height) {
    problems.push(`the listing has ${after?.height} px as an editor instead of ${before?.height}`);
  }
  await leave(page, demo);
  return problems;
}

/** Clicking a line of the listing must put the caret there, without moving the line. */
async function clickIntoLine(page: Page, demo: Locator, where: string): Promise<string[]> {
  const { x, y } = await pointInLine(demo);
  const clicked = await lineAt(page, x, y);
  await page.mouse.click(x, y);
  await fieldOf(demo).waitFor();
  const caret = await page.evaluate(() => {
    const node = getSelection()?.anchorNode;
    const line = (node instanceof Element ? node : node?.parentElement)?.closest('.cm-line');
    const { top = 0, bottom = 0 } = line?.getBoundingClientRect() ?? {};
    return { text: line?.textContent, top, bottom };
  });
  await leave(page, demo);
  const moved = Math.max(caret.top - y, y - caret.bottom);
  return [
    ...(caret.text === clicked
      ? []
      : [`a click ${where} on "${clicked}" leads to "${caret.text}"`]),
    ...(moved <= LINE_TOLERANCE
      ? []
      : [`the line that is clicked ${where} is ${moved} px away from the pointer`]),
  ];
}

/** Clicks a line after scrolling the listing vertically. */
async function clickBelow(page: Page, demo: Locator): Promise<string[]> {
  await listingOf(demo).evaluate((listing) => listing.scrollTo(0, listing.scrollHeight));
  return clickIntoLine(page, demo, 'below');
}

/** Clicks a line after scrolling it horizontally, which is possible in narrow windows. */
async function clickAside(page: Page, demo: Locator): Promise<string[]> {
  const viewport = page.viewportSize()!;
  await page.setViewportSize({ ...viewport, width: 390 });
  const pre = listingOf(demo).locator('pre');
  const before = await pre.evaluate((element) => {
    element.scrollLeft = 60;
    return element.scrollLeft;
  });
  const { x, y } = await pointInLine(demo);
  await page.mouse.click(x, y);
  await fieldOf(demo).waitFor();
  const after = await demo.locator('.cm-scroller').evaluate((element) => element.scrollLeft);
  await leave(page, demo);
  await page.setViewportSize(viewport);
  return [
    ...(before > 0 ? [] : ['no line is too long for a narrow window']),
    ...(before === after ? [] : [`code scrolled by ${before} px is scrolled by ${after} px`]),
  ];
}

async function undoAfterEscape(page: Page, demo: Locator): Promise<string[]> {
  const open = async () => {
    const { x, y } = await pointInLine(demo);
    await page.mouse.click(x, y);
    await fieldOf(demo).waitFor();
  };
  // The editor renders only the lines in view.
  const readEnd = async () => {
    await page.keyboard.press('ControlOrMeta+End');
    return ((await fieldOf(demo).textContent()) ?? '').slice(-COMPARED_LENGTH);
  };
  await open();
  const original = await readEnd();
  await page.keyboard.type('\n// Mine');
  await leave(page, demo);
  await open();
  // The editor groups what is typed without a pause, and typing can stall on a busy machine.
  for (let step = 0; step < MAX_UNDO_STEPS && (await readEnd()) !== original; step += 1) {
    await page.keyboard.press('ControlOrMeta+z');
  }
  const text = await readEnd();
  await leave(page, demo);
  return text === original ? [] : ['undo after Escape does not restore the code'];
}

async function expandEditor(page: Page, demo: Locator): Promise<string[]> {
  const listing = listingOf(demo);
  const { x, y } = await pointInLine(demo);
  await page.mouse.click(x, y);
  await fieldOf(demo).waitFor();
  const folded = (await listing.boundingBox())?.height ?? 0;
  await demo.getByRole('button', { name: 'Expand code' }).click();
  const expanded = (await listing.boundingBox())?.height ?? 0;
  await fieldOf(demo).focus();
  await leave(page, demo);
  return expanded > folded ? [] : ['code that is edited is not expanded'];
}

/** Code must be left-to-right on every page. */
async function readInRtl(page: Page, demo: Locator): Promise<string[]> {
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const { x, y } = await pointInLine(demo);
  await page.mouse.click(x, y);
  await fieldOf(demo).waitFor();
  const direction = await fieldOf(demo).evaluate((field) => getComputedStyle(field).direction);
  await leave(page, demo);
  await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  await demo.getByRole('button', { name: 'Collapse code' }).click();
  return direction === 'ltr' ? [] : ['the editor of a page from right to left is turned round'];
}

/** Returns a point in a visible word below the first line. */
async function pointInLine(demo: Locator): Promise<{ x: number; y: number }> {
  return listingOf(demo).evaluate((listing) => {
    listing.scrollIntoView({ block: 'center' });
    const box = listing.getBoundingClientRect();
    const texts = document.createTreeWalker(listing, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      for (const { index, 0: word } of texts.currentNode.textContent!.matchAll(/\w{4,}/g)) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const isInside =
          left > box.left && right < box.right && top > box.top + 30 && bottom < box.bottom;
        // On phones, the toolbar covers the first lines of a long listing.
        if (isInside && listing.contains(document.elementFromPoint(x, y))) {
          return { x, y };
        }
      }
    }
    throw new Error('There is no word in sight.');
  });
}

/** Returns the line of text at a point of the viewport. */
async function lineAt(page: Page, x: number, y: number): Promise<string> {
  return page.evaluate(
    ([left, top]) => {
      const position = document.caretPositionFromPoint(left, top)!;
      const pre = position.offsetNode.parentElement!.closest('pre')!;
      const range = document.createRange();
      range.setStart(pre, 0);
      range.setEnd(position.offsetNode, position.offset);
      return pre.textContent!.split('\n')[range.toString().split('\n').length - 1] ?? '';
    },
    [x, y] as const,
  );
}
