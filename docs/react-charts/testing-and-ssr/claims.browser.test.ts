import { describe, expect, openFullScreen, test } from '@site/tests/claims/openDemo';

describe('#playwright', () => {
  test('For `getByRole`, the SVG is an image with the name from `title`', async () => {
    const { page } = await openFullScreen('ParcelsPerDepot');

    const chart = page.getByRole('img', { name: 'Parcels per depot' });
    const harbor = chart.locator('.MuiBarElement-series-parcels').nth(1);

    await harbor.hover();
    await page.getByRole('tooltip').getByText('540').waitFor();

    await harbor.click();
    await page.getByText('Harbor: 540 parcels').waitFor();
    expect(await chart.evaluate((element) => element.tagName)).toBe('svg');
  });
});
