import { describe, expect, openDemo, test } from '@site/tests/claims/openDemo';

describe('#margin', () => {
  test('Tick labels that do not fit end in an ellipsis, so give an axis with long labels its size', async () => {
    const { demo } = await openDemo('AxisWidthForLabels');
    const cut = () =>
      demo.evaluate(
        (content) =>
          [...content.querySelectorAll('.MuiChartsAxis-left .MuiChartsAxis-tickLabel')].filter(
            (label) => label.textContent?.endsWith('…'),
          ).length,
      );
    expect(await cut()).toBe(0);
    await demo.locator('input').click();
    expect(await cut()).toBeGreaterThan(0);
  });
});
