import { describe, expect, openDemo, test } from '@site/tests/claims/openDemo';

describe('#margin', () => {
  test('The margin does not adapt to its content, so long labels are cut off', async () => {
    const { demo } = await openDemo('MarginForLongLabels');
    await demo.locator('input').click();
    const overhang = await demo.evaluate((content) => {
      const svg = content.querySelector('svg')!.getBoundingClientRect();
      const labels = [...content.querySelectorAll('.MuiChartsAxis-left .MuiChartsAxis-tickLabel')];
      return svg.left - Math.min(...labels.map((label) => label.getBoundingClientRect().left));
    });
    expect(overhang).toBeGreaterThan(20);
  });
});
