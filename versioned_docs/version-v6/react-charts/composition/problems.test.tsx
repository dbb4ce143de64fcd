import { render } from '@testing-library/react';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { problem } from '@site/tests/problems';

beforeAll(() => {
  addSvgPoints();
  addMouse();
});
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const needs = { BarChart };
const draw = (props: object) =>
  render(<BarChart width={400} height={300} skipAnimation {...(props as BarChartProps)} />);

problem('bar-chart-with-empty-dataset-throws', { needs }, () => {
  const chart = (dataset: object[]) =>
    draw({
      dataset,
      xAxis: [{ scaleType: 'band', dataKey: 'day' }],
      series: [{ dataKey: 'fares' }],
    });
  chart([{ day: 'Mon', fares: 3 }]).unmount();
  let isDrawn = true;
  try {
    chart([]);
    expect(document.querySelector('svg')).not.toBeNull();
  } catch {
    isDrawn = false;
  }
  return { observed: isDrawn, faulty: false, correct: true };
});
