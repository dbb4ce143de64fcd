import { fireEvent, render } from '@testing-library/react';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
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
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const needs = { ScatterChart };
const points = [
  { id: 1, x: 1, y: 2, z: 3 },
  { id: 2, x: 3, y: 4, z: 5 },
];

/** Returns the message of the error that rendering a chart or moving the pointer over it throws. */
function messageOf(props: object): string {
  try {
    const { unmount } = render(
      <ScatterChart width={400} height={300} {...(props as ScatterChartProps)} />,
    );
    // In version 8, the legend has `<svg>` elements as well.
    const svg = document.querySelector('.MuiChartsSurface-root') ?? document.querySelector('svg')!;
    const position = { clientX: 150, clientY: 150 };
    fireEvent.mouseMove(svg, position);
    fireEvent.pointerEnter(svg, position);
    fireEvent.pointerMove(svg, position);
    unmount();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

problem('scatter-with-empty-series-throws', { needs }, () => {
  expect(messageOf({ series: [{ data: points }] })).toBe('');
  const message = messageOf({ series: [{ data: points }, { data: [] }] });
  return { observed: message.split(' value')[0], faulty: 'Unexpected numItems', correct: '' };
});
