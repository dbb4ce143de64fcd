import { fireEvent, render } from '@testing-library/react';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
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

// Version 6 has neither this component nor a z axis, and tooltips of other elements.
const needsZAxis = { ScatterChart, ContinuousColorLegend };
let tooltipText = '';
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
    tooltipText = document.querySelector('[role="tooltip"]')?.textContent ?? '';
    unmount();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

problem('scatter-axis-tooltip-throws', { needs: needsZAxis }, (version) => {
  const tooltip = { trigger: 'axis' };
  const series = [{ label: 'Trees', data: points }];
  const props = version === 'next' ? { slotProps: { tooltip } } : { tooltip };
  expect(messageOf({ series })).toBe('');
  expect(tooltipText).toContain('Trees');
  return {
    observed: messageOf({ series, ...props }),
    faulty: "Cannot read properties of null (reading 'x')",
    correct: '',
  };
});

problem('scatter-z-axis-data-key-throws', { needs: needsZAxis }, () => {
  const props = {
    dataset: points,
    series: [{ datasetKeys: { id: 'id', x: 'x', y: 'y' } }],
  };
  expect(messageOf(props)).toBe('');
  const colorMap = { type: 'continuous', min: 0, max: 9, color: ['#eeeeee', '#000000'] };
  return {
    observed: messageOf({ ...props, zAxis: [{ dataKey: 'z', colorMap }] }) !== '',
    faulty: true,
    correct: false,
  };
});
