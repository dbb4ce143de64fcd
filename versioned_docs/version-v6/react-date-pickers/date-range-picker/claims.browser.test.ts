import { describe, expect, openFullScreen, test } from '@site/tests/claims/openDemo';

describe('#accessibility', () => {
  test('Tab moves the focus to the next element of the page, not into the popup', async () => {
    const { page, demo } = await openFullScreen('LeaseForm');
    await demo.locator('input[name=leaseEnd]').click();
    await page.waitForSelector('[role=tooltip]');
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe('Send');
  });
});
