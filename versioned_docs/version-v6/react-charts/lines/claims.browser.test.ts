import { describe, expect, openDemo, test } from '@site/tests/claims/openDemo';

describe('#mark-shape', () => {
  test('To change it, use the CSS property `scale`, which keeps the mark on its point', async () => {
    const { demo } = await openDemo('MarkShapePerSeries');
    const mark = demo.locator('.MuiMarkElement-series-tram').first();
    const small = (await mark.boundingBox())!;
    await mark.evaluate((element: SVGElement) => {
      element.style.scale = '2';
    });
    const large = (await mark.boundingBox())!;
    expect(large.width).toBeGreaterThan(1.5 * small.width);
    expect(Math.round(large.x + large.width / 2)).toBe(Math.round(small.x + small.width / 2));
  });
});
