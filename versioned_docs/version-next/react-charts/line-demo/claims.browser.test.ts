import { describe, expect, openDemo, test } from '@site/tests/claims/openDemo';

describe('#forecast', () => {
  test('The series keeps one entry in the legend and one row in the tooltip', async () => {
    const { page, demo } = await openDemo('ForecastWithDashedEnd');
    expect(await demo.locator('.MuiLineChart-line').count()).toBe(2);
    expect(await demo.locator('.MuiChartsLegend-series').count()).toBe(1);
    const box = (await demo.locator('svg:has(> title)').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    const tooltip = page.locator('.MuiChartsTooltip-root');
    await tooltip.waitFor();
    expect(await tooltip.locator('tbody tr').count()).toBe(1);
  });
});
