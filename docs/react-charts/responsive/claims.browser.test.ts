import type { Locator, Page } from '@playwright/test';
import { describe, expect, openDemo, test } from '@site/tests/claims/openDemo';

const size = (demo: Locator, nth = 0) =>
  demo
    .locator('svg[viewBox]:has(title)')
    .nth(nth)
    .evaluate((svg) => ({
      width: Number(svg.getAttribute('width')),
      height: Number(svg.getAttribute('height')),
    }));

/** Less than one column of either demo has at first, in CSS pixels. */
const NARROW = 200;

/** Some frames, in which charts measure and draw again. */
const settle = (page: Page) => page.waitForTimeout(400);

describe('#growing', () => {
  test('A chart without `height` grows indefinitely if its parent is as tall as its content and contains other elements, such as a title and a chart in an item that a grid or flex row stretches', async () => {
    const { page, demo } = await openDemo('AsTallAsNeighbor');
    await settle(page);
    const calm = await size(demo);
    await settle(page);
    expect(await size(demo)).toEqual(calm);
    // Into the flow, below a title.
    await demo.locator('svg:has(title)').evaluate((svg) => {
      const box = svg.parentElement!.parentElement!;
      box.style.position = 'static';
      box.before(Object.assign(document.createElement('p'), { textContent: 'Title' }));
      box.style.height = '100%';
    });
    await settle(page);
    const first = await size(demo);
    await settle(page);
    expect((await size(demo)).height).toBeGreaterThan(first.height + 50);
  });
});

describe('#flex-grid', () => {
  test('Charts that measure their width shrink in flex and grid items, and the items do not need `minWidth: 0`', async () => {
    for (const id of ['GridOfCharts', 'CollapseSidePanel']) {
      const { page, demo } = await openDemo(id);
      await settle(page);
      const { width } = await size(demo);
      await demo.evaluate((element, to) => {
        element.style.width = `${to}px`;
      }, NARROW);
      await settle(page);
      const narrow = await size(demo);
      expect(narrow.width).toBeLessThan(Math.min(width, NARROW + 1));
      const box = (await demo.boundingBox())!;
      const chart = (await demo.locator('svg:has(title)').first().boundingBox())!;
      expect(chart.x + chart.width).toBeLessThanOrEqual(box.x + box.width + 1);
    }
  });
});

describe('#hidden', () => {
  test('It assumes 100 px, is not visible, and changes to its actual width as soon as the tab is shown', async () => {
    const { page, demo } = await openDemo('ChartInHiddenTab');
    await settle(page);
    const { width } = await size(demo, 0);
    expect((await size(demo, 1)).width).toBe(100);
    await demo.getByRole('tab', { name: 'Children' }).click();
    await settle(page);
    expect((await size(demo, 1)).width).toBe(width);
  });

  test('The opening animation does not affect the measurement, because a scaled box keeps its size in CSS pixels', async () => {
    const { page, demo } = await openDemo('GridOfCharts');
    await settle(page);
    const before = await size(demo);
    await demo.evaluate((element) => {
      element.style.transform = 'scale(0.5)';
      window.dispatchEvent(new Event('resize'));
    });
    await settle(page);
    expect(await size(demo)).toEqual(before);
  });
});

describe('#labels', () => {
  test('X-axis labels that would overlap are omitted', async () => {
    const { page, demo } = await openDemo('ScrollManyBars');
    const labels = () => demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').count();
    await settle(page);
    const all = await labels();
    await demo.locator('svg:has(title)').evaluate((svg) => {
      Object.assign(svg.parentElement!.parentElement!.style, { minWidth: 0, width: '300px' });
    });
    await settle(page);
    expect(await labels()).toBeLessThan(all);
  });
});

describe('#scroll', () => {
  test('`touchAction` restores touch scrolling, which the chart disables', async () => {
    const touchAction = async (id: string) => {
      const { demo } = await openDemo(id, { phone: true });
      const svg = demo.locator('svg:has(title)').first();
      return svg.evaluate((element) => getComputedStyle(element).touchAction);
    };
    expect(await touchAction('FillRestOfCard')).toBe('none');
    expect(await touchAction('ScrollManyBars')).toBe('pan-x pan-y');
  });
});
