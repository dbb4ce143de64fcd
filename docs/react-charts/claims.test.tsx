import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const size = { width: 300, height: 200, skipAnimation: true };
const days = [{ scaleType: 'band' as const, data: ['Mon', 'Tue'] }];
const bars = <BarChart {...size} xAxis={days} series={[{ label: 'Fares', data: [3, 5] }]} />;
const line = (
  <LineChart {...size} xAxis={[{ data: [1, 2] }]} series={[{ label: 'Fares', data: [3, 5] }]} />
);
const pie = <PieChart {...size} series={[{ data: [{ id: 'a', value: 1, label: 'A' }] }]} />;
const points = (
  <ScatterChart
    {...size}
    series={[
      {
        data: [
          { id: 1, x: 1, y: 2 },
          { id: 2, x: 3, y: 4 },
        ],
      },
    ]}
  />
);

async function show(chart: React.ReactElement) {
  cleanup();
  render(chart);
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));
}

describe('#limits', () => {
  test('Bars, points and slices cannot be focused', async () => {
    for (const chart of [bars, line, pie, points]) {
      await show(chart);
      expect(document.querySelector('svg')).not.toBe(null);
      expect(document.querySelectorAll('[tabindex], a, button')).toHaveLength(0);
    }
  });

  test('A click on the legend does not hide a series', async () => {
    await show(bars);
    const item = document.querySelector('.MuiChartsLegend-series')!;
    [item, ...item.children].forEach((element) => fireEvent.click(element));
    expect(document.querySelectorAll('.MuiBarElement-root')).toHaveLength(2);
  });

  test('Every bar, mark and point is an SVG element', async () => {
    await show(bars);
    expect(document.querySelectorAll('svg rect.MuiBarElement-root')).toHaveLength(2);
    await show(line);
    expect(document.querySelectorAll('svg .MuiMarkElement-root')).toHaveLength(2);
    await show(points);
    expect(document.querySelectorAll('svg circle')).toHaveLength(2);
  });
});
