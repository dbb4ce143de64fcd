import type { Frame, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import type { ConsoleWatch } from '../watchConsole.ts';
import { openAlive } from '../openSite.ts';

/** A page with a demo whose icons use ligatures of the font. */
export const ICON_FONT_PAGE = '/x/react-data-grid/column-definition/';
const DEMO = 'IconsFromTheData';

/** Size of the small icons that the grid uses, in CSS pixels. */
const SMALL = 20;

/** Checks the icons of a demo wherever it runs: on its page, in full screen, and in a frame with an opaque origin. */
export async function checkIconFontDemo(
  page: Page,
  watch: ConsoleWatch,
  origin: string,
  check: Check,
): Promise<void> {
  await openAlive(page, `${origin}${ICON_FONT_PAGE}#demo-${DEMO}`);
  await page.locator(`[data-demo="${DEMO}"]`).scrollIntoViewIfNeeded();
  check(`${DEMO} on its page has icons`, await lookAtIcons(page.mainFrame()));

  await page.goto(`${origin}/x/demos/${DEMO}/`);
  check(`${DEMO} in full screen has icons`, await lookAtIcons(page.mainFrame()));

  await page.goto(`${origin}/playground/#demo=${DEMO}`);
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  check(
    `${DEMO} in a frame without an origin has icons`,
    frame ? await lookAtIcons(frame) : ['there is no frame'],
  );
  check(`${DEMO} loads its icons in silence`, watch.take());
}

/** Without the font, an icon is displayed as its name: a small `water_drop` is three times as wide as the icon. */
async function lookAtIcons(frame: Frame): Promise<string[]> {
  await frame.waitForSelector('.material-icons');
  await frame.waitForFunction(() => document.documentElement.dataset.iconFont === '');
  await frame.evaluate(() => document.fonts.ready);
  const { icons, fonts } = await frame.evaluate(() => ({
    icons: [...document.querySelectorAll('.material-icons')].map((icon) => {
      const text = document.createRange();
      text.selectNodeContents(icon);
      const { width } = text.getBoundingClientRect();
      return { name: icon.textContent, width, family: getComputedStyle(icon).fontFamily };
    }),
    fonts: [...document.fonts].map(
      ({ family, status }) => `${family.replaceAll('"', '')} ${status}`,
    ),
  }));
  return [
    ...(fonts.includes('Material Icons loaded') ? [] : [`the fonts are ${fonts.join(', ')}`]),
    ...icons
      .filter(({ width, family }) => width !== SMALL || !family.includes('Material Icons'))
      .map(({ name, width, family }) => `${name} is ${width} px of ${family}`),
  ];
}
