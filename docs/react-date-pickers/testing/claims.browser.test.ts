import { devices } from '@playwright/test';
import { describe, expect, expectSoon, openFullScreen, test } from '@site/tests/claims/openDemo';

describe('#playwright', () => {
  test('`fill` enters the whole text of a field with a single input, with or without the focus', async () => {
    const { page } = await openFullScreen('BookingForm');

    await page.getByRole('textbox', { name: 'Tasting day' }).fill('05/20/2025');
    await page.getByRole('textbox', { name: 'Tasting time' }).click();
    await page.getByRole('textbox', { name: 'Tasting time' }).fill('07:30 PM');
    await page.getByRole('button', { name: 'Book the tasting' }).click();

    await page.getByText('Booked: 2025-05-20 at 19:30').waitFor();
    expect(await page.getByRole('textbox', { name: 'Tasting day' }).inputValue()).toBe(
      '05/20/2025',
    );
  });

  test('In a field with sections, start typing in the first section', async () => {
    const { page } = await openFullScreen('SectionsForm');

    const field = page.getByRole('group', { name: 'Harvest begins' });
    await field.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type('092020250730P');

    await field.getByText('2025').waitFor();
    await expectSoon(
      () => field.evaluate((element) => element.parentElement!.querySelector('input')!.value),
      '09/20/2025 07:30 PM',
    );
  });

  test('`exact: true` is needed, or “2” also matches 12 and 20', async () => {
    const { page } = await openFullScreen('BookingForm');

    await page.getByRole('button', { name: /choose date/i }).click();
    await page.getByRole('gridcell', { name: '2', exact: true }).click();

    await expectSoon(
      () => page.getByRole('textbox', { name: 'Tasting day' }).inputValue(),
      '05/02/2025',
    );
  });
});

describe('#playwright-device', () => {
  test('A touch device gets the mobile variant; the width of the window has no influence', async () => {
    const { page } = await openFullScreen('BookingForm', { phone: true });

    await page.getByRole('textbox', { name: 'Choose date' }).first().click();
    await page.getByRole('gridcell', { name: '20', exact: true }).click();
    await page.getByRole('button', { name: 'OK' }).click();

    await expectSoon(
      () => page.getByRole('textbox', { name: /choose date/i }).inputValue(),
      '05/20/2025',
    );
    const desktop = await openFullScreen('BookingForm');
    await desktop.page.setViewportSize({ width: 390, height: 800 });
    expect(await desktop.page.getByRole('textbox', { name: 'Tasting day' }).isEditable()).toBe(
      true,
    );
  });
});

describe('#playwright-clock', () => {
  test('The time zone and the language are set on the context, the clock on the page', async () => {
    const { page: opened } = await openFullScreen('BookingForm');
    const browser = opened.context().browser()!;
    const address = opened.url();

    const context = await browser.newContext({
      ...devices['Desktop Chrome'],
      timezoneId: 'Asia/Tokyo',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.clock.setFixedTime('2025-05-20T15:30:00Z');
    await page.goto(address);

    const today = await page.evaluate(() => new Date().toDateString());
    expect(today).toBe('Wed May 21 2025');
    await context.close();
  });
});
