import { render } from '@testing-library/react';
import { LineChart } from '@mui/x-charts/LineChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { problem } from '@site/tests/problems';

beforeAll(() => {
  addSvgPoints();
  addMouse();
});
afterEach(() => jest.restoreAllMocks());

const needs = { LineChart };
const size = { width: 400, height: 300, skipAnimation: true };
const xAxis = [{ scaleType: 'point' as const, data: ['Mon', 'Tue', 'Wed'] }];

problem('area-with-css-variable-throws', { needs }, () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const chart = (color: string) => (
    <LineChart {...size} xAxis={xAxis} series={[{ data: [3, 5, 4], area: true, color }]} />
  );
  const { unmount } = render(chart('#2e96ff'));
  expect(document.querySelectorAll('.MuiAreaElement-root')).toHaveLength(1);
  unmount();
  let message = '';
  try {
    render(chart('var(--brand)'));
    expect(document.querySelectorAll('.MuiAreaElement-root')).toHaveLength(1);
  } catch (error) {
    ({ message } = error as Error);
  }
  return {
    observed: message,
    faulty: "Cannot read properties of null (reading 'brighter')",
    correct: '',
  };
});
