import { describe, expect, openDemo, test } from '@site/tests/claims/openDemo';

/** The rows of days that the calendar of a demo shows, with the browser in Paris. */
async function aprilInParis(demoId: string, monthsBack = 0): Promise<string[]> {
  const { page } = await openDemo(demoId);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTimezoneOverride', { timezoneId: 'Europe/Paris' });
  await page.reload();
  const section = page.locator(`[data-demo="${demoId}"]`);
  await section.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForSelector(`[data-demo="${demoId}"][data-demo-state="ready"]`);
  await section.getByRole('button', { name: /choose date/i }).click();
  for (let month = 0; month < monthsBack; month += 1) {
    await page.getByRole('button', { name: 'Previous month' }).click();
  }
  await page.getByRole('dialog').getByText('April 2025').waitFor();
  const rows = await page.getByRole('dialog').getByRole('row').all();
  return Promise.all(
    rows.map(async (row) => (await row.getByRole('gridcell').allInnerTexts()).join(' ')),
  );
}

describe('#clock-change', () => {
  test('1 April 2025, a Tuesday, is under Wednesday, and every date of the month is under the wrong weekday', async () => {
    const [, first, second] = await aprilInParis('ShowAnotherZone', 3);
    // 6 April 2025 is a Sunday, the first day of the week.
    expect(first?.trim()).toBe('1 2 3 4');
    expect(second).toBe('5 6 7 8 9 10 11');
  });

  test('let the picker work in UTC, which has no change of clocks', async () => {
    const [, first, second] = await aprilInParis('ClockOfAZoneInUtc');
    expect(first?.trim()).toBe('1 2 3 4 5');
    expect(second).toBe('6 7 8 9 10 11 12');
  });
});
