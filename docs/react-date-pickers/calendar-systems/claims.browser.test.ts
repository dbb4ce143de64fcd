import { describe, expect, expectSoon, openDemo, test } from '@site/tests/claims/openDemo';

describe('#hijri-faults', () => {
  test('In the demo, the field is read-only and dates are chosen in the calendar', async () => {
    const { page, demo } = await openDemo('HijriDates');
    const field = demo.getByRole('textbox');
    const before = await field.inputValue();
    await field.click();
    await page.keyboard.type('14470105');
    expect(await field.inputValue()).toBe(before);
    await demo.getByRole('button').click();
    await page.getByRole('gridcell', { name: '١٠', exact: true }).click();
    await expectSoon(() => demo.getByRole('status').innerText(), 'Mon Mar 10 2025');
  });
});
