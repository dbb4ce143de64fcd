import { fireEvent, render, screen } from '@testing-library/react';
import { BarChart } from '@mui/x-charts/BarChart';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { addSvgPoints } from '@site/tests/claims/standIns';
import { problem } from '@site/tests/problems';

class FakePointerEvent extends MouseEvent {
  readonly pointerId = 1;

  readonly pointerType = 'mouse';
}

beforeAll(() => {
  Object.assign(window, { PointerEvent: FakePointerEvent });
  addSvgPoints();
});
afterEach(() => jest.restoreAllMocks());

// Only charts whose legend hides items have this class.
const needs = { BarChart, hidden: legendClasses?.hidden };

problem('axis-tooltip-lists-hidden-series', { needs }, () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <BarChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['A', 'B'] }]}
      series={[
        { id: 'one', label: 'One', data: [1, 2] },
        { id: 'two', label: 'Two', data: [3, 4] },
      ]}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Two' }));
  expect(document.querySelectorAll(`.${legendClasses.hidden}`)).toHaveLength(1);
  fireEvent.pointerMove(document.querySelector('.MuiChartsSurface-root')!, {
    clientX: 100,
    clientY: 100,
  });
  const text = screen.getByRole('tooltip').textContent ?? '';
  expect(text).toContain('One');
  return { observed: text.includes('Two'), faulty: true, correct: false };
});
