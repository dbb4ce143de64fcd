import type { Page } from '@playwright/test';
import type { Check } from '../check.ts';
import type { ConsoleWatch } from '../watchConsole.ts';
import { openDemo } from '../openDemo.ts';
import type { SitePage } from '../sitePages.ts';

/** Time until a pop-up has reached its position and the frame has grown. */
const SETTLE_MS = 1_500;

/** Opens a picker in a frame, which must grow to the height of the calendar, but only while it is open. */
export async function checkFramePopups(
  page: Page,
  watch: ConsoleWatch,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const id = await (await openDemo(page, origin + path)).getAttribute('data-demo');
  await page.goto('about:blank');
  await page.goto(`${origin}${path}#demo-${id}?mode=dark`, { waitUntil: 'load' });
  const frame = page.locator(`[data-demo="${id}"] iframe`);
  const content = frame.contentFrame();
  await content.getByRole('button', { name: /^choose date/i }).click();
  const calendar = content.getByRole('dialog');
  await calendar.waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const [inner, outer] = [await calendar.boundingBox(), await frame.boundingBox()];
  check(`${path}: a frame shows the whole of a calendar`, [
    ...(inner && outer && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height
      ? []
      : [`the calendar is at ${JSON.stringify(inner)}, the frame at ${JSON.stringify(outer)}`]),
  ]);
  const open = outer?.height ?? 0;
  await page.keyboard.press('Escape');
  const isBack = await page
    .waitForFunction(([element, height]) => element.getBoundingClientRect().height < height, [
      (await frame.elementHandle())!,
      open,
    ] as const)
    .then(
      () => true,
      () => false,
    );
  check(`${path}: a frame shrinks when the calendar is closed`, [
    ...(isBack ? [] : [`it stays ${open} px high`]),
  ]);
  check(`${path}: pop-ups in a frame are silent`, watch.take());
}
