import type { Page } from '@playwright/test';
import { describe, expect, openFullScreen, test } from '@site/tests/claims/openDemo';

/** Texts that Chromium gives to assistive technology. */
async function textsForScreenReaders(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'StaticText')
    .map(({ name }) => String(name?.value));
}

describe('#name', () => {
  test('`title` becomes the `<title>` of the SVG, which is its name for screen readers', async () => {
    const { demo } = await openFullScreen('NamedFigure');
    const image = demo.getByRole('img', { name: 'Bar chart of four metro lines' });
    expect(await image.evaluate((element) => element.tagName)).toBe('svg');
  });

  test('Screen readers can still read the tick labels one by one, because SVG text is exposed: in Chromium, `role="img"` on a parent does not hide them', async () => {
    const { page, demo } = await openFullScreen('NamedFigure');
    await demo.locator('svg').evaluate((svg) => svg.parentElement!.setAttribute('role', 'img'));
    expect(await textsForScreenReaders(page)).toContain('M4');
  });

  test('`aria-hidden="true"` on a parent does', async () => {
    const { page, demo } = await openFullScreen('NamedFigure');
    await demo
      .locator('svg')
      .evaluate((svg) => svg.parentElement!.setAttribute('aria-hidden', 'true'));
    const texts = await textsForScreenReaders(page);
    expect(texts).not.toContain('M4');
    expect(texts).toContain('Boardings per metro line on a workday, in thousands');
  });
});

describe('#reduced-motion', () => {
  test('If users prefer reduced motion, charts appear without animation', async () => {
    // Pages of these tests are opened with reduced motion.
    const { demo } = await openFullScreen('NamedFigure');
    const bars = demo.locator('.MuiBarElement-root');
    await bars.first().waitFor();
    const heights = () =>
      bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));
    const first = await heights();
    await demo.page().waitForTimeout(400);
    expect(await heights()).toEqual(first);
    expect(Math.min(...first)).toBeGreaterThan(10);
  });
});

describe('#touch', () => {
  test('On a touch screen, the tooltip is only visible while a finger touches the chart', async () => {
    const { page, demo } = await openFullScreen('NamedFigure', { phone: true });
    const box = (await demo.locator('.MuiBarElement-root').first().boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: touchPoints.map(({ x, y }) => ({ x: x + 2, y })),
    });
    await page.getByRole('tooltip').waitFor();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    expect(await page.getByRole('tooltip').count()).toBe(0);
  });

  test('A tap does not call `onAxisClick`', async () => {
    const { page, demo } = await openFullScreen('KeepTappedValue', { phone: true });
    const box = (await demo.locator('.MuiBarElement-root').nth(3).boundingBox())!;
    const middle = box.x + box.width / 2;
    await page.touchscreen.tap(middle, box.y - 60);
    await page.waitForTimeout(300);
    expect(await demo.getByRole('status').innerText()).toBe('Tap a bar to read it.');
    await page.touchscreen.tap(middle, box.y + box.height / 2);
    await demo.getByText('15:00: 0.8 m').waitFor();
  });

  test('The SVG sets `touch-action: none`', async () => {
    const { demo } = await openFullScreen('NamedFigure', { phone: true });
    const action = (element: Element) => getComputedStyle(element).touchAction;
    expect(await demo.locator('svg').evaluate(action)).toBe('none');
  });

  test("`sx={{ touchAction: 'pan-y' }}` on the chart allows vertical scrolling again", async () => {
    const { demo } = await openFullScreen('KeepTappedValue', { phone: true });
    const action = (element: Element) => getComputedStyle(element).touchAction;
    expect(await demo.locator('svg').evaluate(action)).toBe('pan-y');
  });
});
