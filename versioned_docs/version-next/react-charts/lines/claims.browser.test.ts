import { describe, expect, openDemo, test } from '@site/tests/claims/openDemo';

/** Where the drawing area begins and ends in charts with the default sizes of margins and axes. */
const START = 65;
const END = 20;

async function pointAt(id: string, share: number) {
  const { page, demo } = await openDemo(id);
  const chart = demo.locator('svg:has(> title)');
  const box = (await chart.boundingBox())!;
  await page.mouse.move(box.x + START + (box.width - START - END) * share, box.y + box.height / 2, {
    steps: 4,
  });
  const tooltip = page.locator('.MuiChartsTooltip-root');
  await tooltip.waitFor();
  const rows = tooltip.locator('tbody tr');
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
  );
}

describe('#first-chart', () => {
  test('The tooltip always lists all lines at the position nearest to the pointer', async () => {
    expect(await pointAt('FollowLakeTemperature', 0.04)).toEqual([
      ['Surface (°C)', '5.1'],
      ['Depth 15 m (°C)', '4.6'],
    ]);
  });
});

describe('#missing-data', () => {
  test('In the tooltip, a missing value is an empty text', async () => {
    // The axis runs from 8:00 to 20:00, and the first gap is at 11:00.
    expect(await pointAt('GapsInMeasurements', 3 / 12)).toEqual([
      ['Station Road (dB)', ''],
      ['Mill Lane (dB)', '61'],
    ]);
  });

  test('To hide its row, return `null` from the `valueFormatter` of the series', async () => {
    expect(await pointAt('DashForecast', 0.01)).toEqual([['Counted', '688 students']]);
  });
});

describe('#mark-shape', () => {
  test('For other shapes, the CSS property `scale` changes the size, and the mark stays on its point', async () => {
    const { demo } = await openDemo('MarkShapePerSeries');
    const mark = demo.locator('path.MuiLineChart-mark').first();
    const small = (await mark.boundingBox())!;
    await mark.evaluate((element: SVGElement) => {
      element.style.scale = '2';
    });
    const large = (await mark.boundingBox())!;
    expect(large.width).toBeGreaterThan(1.5 * small.width);
    expect(Math.round(large.x + large.width / 2)).toBe(Math.round(small.x + small.width / 2));
  });
});

describe('#click-events', () => {
  test('A click on a mark also calls `onAxisClick`', async () => {
    const { page, demo } = await openDemo('ReportLineClicks');
    const mark = (await demo
      .locator('.MuiLineChart-mark[data-series=north]')
      .nth(2)
      .boundingBox())!;
    const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
    await page.mouse.move(x - 3, y - 3);
    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
    const status = await demo.getByRole('status').innerText();
    expect(status).toContain('onMarkClick: {"type":"line","seriesId":"north","dataIndex":2}');
    expect(status).toContain('onAxisClick: {"dataIndex":2,"axisValue":"Wed"');
  });
});
