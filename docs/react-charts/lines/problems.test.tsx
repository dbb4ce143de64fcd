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

/** Returns whether the tooltip of the axis opens when the pointer moves over the chart. */
function hover(props: object): boolean {
  const { unmount } = render(
    <LineChart {...size} xAxis={xAxis} series={[{ label: 'Fares', data: [3, 5, 4] }]} {...props} />,
  );
  // In version 8, the legend has `<svg>` elements as well.
  const svg = document.querySelector('.MuiChartsSurface-root') ?? document.querySelector('svg')!;
  const position = { clientX: 200, clientY: 150 };
  fireEvent.mouseMove(svg, position);
  fireEvent.pointerEnter(svg, position);
  fireEvent.pointerMove(svg, position);
  const isOpen = screen.queryByRole('tooltip')?.textContent?.includes('Fares') ?? false;
  unmount();
  return isOpen;
}
