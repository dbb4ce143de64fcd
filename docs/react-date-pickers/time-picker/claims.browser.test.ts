import { describe, expectSoon, openDemo, test } from '@site/tests/claims/openDemo';

describe('#accessibility', () => {
  test('The arrow keys move within a column, Tab moves to the next column, and Enter selects', async () => {
    const { page, demo } = await openDemo('PickATime');
    await demo.getByRole('button', { name: /choose time/i }).click();
    const waitForFocus = (label: string) =>
      page.waitForFunction(
        (name) => document.activeElement?.getAttribute('aria-label') === name,
        label,
      );
    await waitForFocus('7 hours');
    await page.keyboard.press('ArrowDown');
    await waitForFocus('8 hours');
    await page.keyboard.press('Enter');
    await waitForFocus('45 minutes');
    await expectSoon(() => demo.getByLabel('Shift begins').inputValue(), '08:45 AM');
    await page.keyboard.press('Shift+Tab');
    await waitForFocus('8 hours');
    await page.keyboard.press('Tab');
    await waitForFocus('45 minutes');
  });
});
