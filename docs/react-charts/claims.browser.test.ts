import { describe, expect, openDemo, test } from '@site/tests/claims/openDemo';

describe('#find-your-chart', () => {
  test('With the keyboard, go to the question with <kbd>Tab</kbd> and through the answers with the arrow keys', async () => {
    const { page, demo } = await openDemo('FindAChart');
    const radio = (name: string) => demo.getByRole('radio', { name });
    await radio('Compare amounts').focus();
    await page.keyboard.press('ArrowDown');
    await demo.getByText(/^LineChart:/).waitFor();
    expect(await radio('Follow values over time').isChecked()).toBe(true);
    await page.keyboard.press('ArrowRight');
    await demo.getByText(/^PieChart/).waitFor();
    expect(await demo.getByRole('link', { name: 'Pie charts' }).getAttribute('href')).toBe(
      '/x/react-charts/pie/',
    );

    const chinese = await openDemo('FindAChart', { language: 'zh' });
    await chinese.demo.getByRole('radio', { name: '显示进度或单个数值' }).check();
    expect(await chinese.demo.getByRole('link', { name: '仪表盘' }).getAttribute('href')).toBe(
      '/zh/x/react-charts/gauge/',
    );
  });
});
