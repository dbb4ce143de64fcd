import { describe, expect, openDemo, test } from '@site/tests/claims/openDemo';

describe('#order', () => {
  test('SVG has no `z-index`: setting it on one of these elements changes nothing', async () => {
    const { demo } = await openDemo('ChangePaintingOrder');
    const onTop = await demo.evaluate((content) => {
      const bar = content.querySelector<SVGElement>('.MuiBarElement-root')!;
      const box = bar.getBoundingClientRect();
      const lines = [...content.querySelectorAll<SVGElement>('.MuiChartsGrid-horizontalLine')];
      const line = lines.find((one) => {
        const { top } = one.getBoundingClientRect();
        return top > box.top + 20 && top < box.bottom - 20;
      })!;
      line.style.zIndex = '1000';
      line.style.position = 'relative';
      const { top } = line.getBoundingClientRect();
      return document.elementFromPoint(box.left + box.width / 2, top)?.getAttribute('class') ?? '';
    });
    expect(onTop).toContain('MuiBarElement-root');
  });
});
