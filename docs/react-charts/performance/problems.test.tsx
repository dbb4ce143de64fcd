import { fireEvent, render, screen } from '@testing-library/react';
import { LineChart } from '@mui/x-charts/LineChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { problem } from '@site/tests/problems';

class FakePointerEvent extends MouseEvent {
  readonly pointerId = 1;

  readonly pointerType = 'mouse';
}

beforeAll(() => {
  Object.assign(window, { PointerEvent: FakePointerEvent });
  addSvgPoints();
  addMouse();
});
afterEach(() => jest.restoreAllMocks());

const needs = { LineChart };
const size = { width: 400, height: 300, skipAnimation: true };
const xAxis = [{ scaleType: 'point' as const, data: ['Mon', 'Tue', 'Wed'] }];

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

problem('line-chart-ignores-disable-axis-listener', { needs }, () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect(hover({})).toBe(true);
  return { observed: hover({ disableAxisListener: true }), faulty: true, correct: false };
});
