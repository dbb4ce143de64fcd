import type { Locator, Page } from '@playwright/test';
import { describe, expect, openDemo, test } from '@site/tests/claims/openDemo';

/** Selects all sections first: which one a click selects depends on when the field hears of it. */
async function enter(page: Page, input: Locator, digits: string): Promise<void> {
  await input.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(digits);
  await page.keyboard.press('Tab');
}

describe('#server', () => {
  test('An outdated response is ignored', async () => {
    const { page, demo } = await openDemo('SaveToServer');
    const input = demo.getByRole('textbox');
    await enter(page, input, '0418');
    await enter(page, input, '0421');
    await demo.getByText('Saved: 2025-04-21').waitFor();
    await page.waitForTimeout(700);
    expect(await demo.getByRole('status').innerText()).toBe('Saved: 2025-04-21');
  });

  test('the date stays in the field, and the next blur sends it again', async () => {
    const { page, demo } = await openDemo('SaveToServer');
    const input = demo.getByRole('textbox');
    await enter(page, input, '0420');
    await demo.getByText('Not saved: no departures on Sundays').waitFor();
    expect(await input.inputValue()).toBe('04/20/2025');
    await input.click();
    await page.keyboard.press('Tab');
    await demo.getByText('Saving 2025-04-20 …').waitFor();
    expect(await demo.getByRole('status').innerText()).toContain('2025-04-20');
  });
});
