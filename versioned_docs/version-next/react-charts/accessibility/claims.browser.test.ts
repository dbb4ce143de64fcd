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

  test('in Chromium, `role="img"` on a parent does not remove them', async () => {
    const { page, demo } = await openFullScreen('NamedFigure');
    await demo
      .locator('svg.MuiChartsSurface-root')
      .evaluate((svg) => svg.parentElement!.setAttribute('role', 'img'));
    expect(await textsForScreenReaders(page)).toContain('M4');
  });

  test('`aria-hidden="true"` on a parent does', async () => {
    const { page, demo } = await openFullScreen('NamedFigure');
    await demo
      .locator('svg.MuiChartsSurface-root')
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
  test('The SVG sets `touch-action: pan-y`', async () => {
    const { demo } = await openFullScreen('NamedFigure', { phone: true });
    const action = (element: Element) => getComputedStyle(element).touchAction;
    expect(await demo.locator('svg.MuiChartsSurface-root').evaluate(action)).toBe('pan-y');
  });
});
