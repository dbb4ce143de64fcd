import { describe, expect, openDemo, test } from '@site/tests/claims/openDemo';

describe('#fixed-weeks', () => {
  test('The calendar has room for six rows in any case: its height is 334 px for every month', async () => {
    const { demo } = await openDemo('PickATourDay');
    const calendar = demo.locator('.MuiDateCalendar-root');
    const height = async () => (await calendar.boundingBox())?.height;
    expect(await height()).toBe(334);
    // From June 2025, with five rows, to August 2025, with six.
    await demo.getByRole('button', { name: 'Next month' }).click();
    await demo.getByRole('button', { name: 'Next month' }).click();
    await demo.getByText('August 2025').waitFor();
    expect(await height()).toBe(334);
  });
});
