import { fireEvent, render } from '@testing-library/react';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
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
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const needs = { BarChart };
const draw = (props: object) =>
  render(<BarChart width={400} height={300} skipAnimation {...(props as BarChartProps)} />);

/** Moves the pointer over the first category, and returns the text of the tooltip. */
function hover() {
  // In version 8, the legend has `<svg>` elements as well.
  const svg = document.querySelector('.MuiChartsSurface-root') ?? document.querySelector('svg')!;
  const position = { clientX: 100, clientY: 150 };
  fireEvent.mouseMove(svg, position);
  fireEvent.pointerEnter(svg, position);
  fireEvent.pointerMove(svg, position);
  return document.querySelector('[role="tooltip"]')?.textContent ?? '';
}

problem('bar-tooltip-of-reversed-axis', { needs }, () => {
  draw({
    xAxis: [{ scaleType: 'band', data: ['Mon', 'Tue'], reverse: true }],
    series: [{ label: 'Fares', data: [3, 5] }],
  });
  const text = hover();
  expect(text).toContain('Fares');
  // The first band shows the last category.
  return {
    observed: text.includes('Tue') ? 'Tue' : text.slice(0, 3),
    faulty: 'Mon',
    correct: 'Tue',
  };
});
