import { render } from '@testing-library/react';
import { LineChart } from '@mui/x-charts/LineChart';
import { BarChart } from '@mui/x-charts/BarChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { problem } from '@site/tests/problems';

beforeAll(() => {
  addSvgPoints();
  addMouse();
});
afterEach(() => jest.restoreAllMocks());

const size = { width: 600, height: 300, skipAnimation: true };
const days = ['Mon', 'Tue', 'Wed'];

problem('log-axis-empty-with-null', { needs: { LineChart } }, () => {
  const ticks = (data: (number | null)[]) => {
    const { unmount } = render(
      <LineChart
        {...size}
        xAxis={[{ scaleType: 'point', data: days }]}
        yAxis={[{ scaleType: 'log' }]}
        series={[{ data }]}
      />,
    );
    const { length } = document.querySelectorAll(
      '.MuiChartsAxis-directionY .MuiChartsAxis-tickContainer',
    );
    unmount();
    return length;
  };
  expect(ticks([5, 10, 1000])).toBeGreaterThan(0);
  return { observed: ticks([null, 10, 1000]) > 0, faulty: false, correct: true };
});

problem('tick-label-interval-gets-undefined', { needs: { BarChart } }, () => {
  const seen = new Set<unknown>();
  const tickLabelInterval = (value: unknown) => {
    seen.add(value);
    return true;
  };
  render(
    <BarChart
      {...size}
      xAxis={[{ scaleType: 'band', data: days, tickLabelInterval }]}
      series={[{ data: [1, 2, 3] }]}
    />,
  );
  expect(seen).toContain('Mon');
  return { observed: seen.has(undefined), faulty: true, correct: false };
});
