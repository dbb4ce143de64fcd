import { describe, expect, openDemo, test } from '@site/tests/claims/openDemo';

describe('#html', () => {
  test('Such a `<div>` is not displayed', async () => {
    const { demo } = await openDemo('FrameDrawingArea');
    const size = await demo.evaluate((content) => {
      const svg = content.querySelector('svg.MuiChartsSurface-root')!;
      const div = document.createElementNS('http://www.w3.org/2000/svg', 'div');
      div.textContent = 'Text';
      svg.append(div);
      return div.getBoundingClientRect().width;
    });
    expect(size).toBe(0);
  });
});

describe('#pointer', () => {
  test('Events bubble to the `<svg>`, so axis tooltip and axis highlight still work below it', async () => {
    const { page, demo } = await openDemo('SetLimitByClick');
    const box = (await demo.locator('svg.MuiChartsSurface-root').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForSelector('.MuiChartsTooltip-root');
    expect(await demo.locator('.MuiChartsAxisHighlight-root').count()).toBe(1);
  });
});

describe('#click', () => {
  test('A click in the chart sets the limit', async () => {
    const { page, demo } = await openDemo('SetLimitByClick');
    const box = (await demo.locator('svg.MuiChartsSurface-root').boundingBox())!;
    // 20 px of margin at the top and 45 px at the bottom leave 195 px for 90 dB.
    await page.mouse.click(box.x + box.width / 2, box.y + 20 + 97.5);
    expect(await demo.locator('input').inputValue()).toBe('45');
  });
});
