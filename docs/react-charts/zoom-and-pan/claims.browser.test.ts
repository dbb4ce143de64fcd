import { describe, expect, openDemo, test } from '@site/tests/claims/openDemo';

describe('#page-scroll', () => {
  test('A tap does not trigger a click either, so `onItemClick` and `onAxisClick` are not called on touch screens', async () => {
    const { page, demo } = await openDemo('ZoomRiverFlow', { phone: true });
    const svg = demo.locator('svg[viewBox]').first();
    await svg.evaluate((element) =>
      ['click', 'pointerup'].forEach((type) =>
        element.addEventListener(type, () => element.setAttribute(`data-${type}`, 'yes')),
      ),
    );
    await svg.tap();
    await page.waitForTimeout(500);
    expect(await svg.getAttribute('data-pointerup')).toBe('yes');
    expect(await svg.getAttribute('data-click')).toBe(null);
  });
});
