import { describe, expect, openDemo, test } from '@site/tests/claims/openDemo';

describe('#custom-theme', () => {
  test('It gets the overrides of `root`, too', async () => {
    const { demo } = await openDemo('ThemedWorkspace');
    const layer = demo.locator('.MuiDataGrid-scrollShadow').first();
    await layer.waitFor({ state: 'attached' });
    const colors = await layer.evaluate((element) => {
      const root = element.closest('.MuiDataGrid-root')!;
      const { borderTopColor, color, backgroundColor } = getComputedStyle(element);
      return {
        border: borderTopColor,
        text: color,
        backgroundColor,
        root: getComputedStyle(root).borderTopColor,
      };
    });
    // Without overrides, the color of a border is that of the text.
    expect(colors.root).not.toBe(colors.text);
    expect(colors.border).toBe(colors.root);
    expect(colors.backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });
});
