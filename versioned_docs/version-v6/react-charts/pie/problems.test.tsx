import { act, fireEvent, render } from '@testing-library/react';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { problem } from '@site/tests/problems';

const needs = { PieChart };

beforeAll(() => {
  addSvgPoints();
  addMouse();
});
afterEach(() => jest.restoreAllMocks());

problem('pie-tooltip-of-removed-slice-throws', { needs }, async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const data = ['Oak', 'Pine', 'Elm'].map((label, id) => ({ id, value: id + 1, label }));
  const chart = (count: number) => (
    <PieChart width={400} height={300} skipAnimation series={[{ data: data.slice(0, count) }]} />
  );
  const { rerender } = render(chart(3));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 60)));
  const svg = document.querySelector('.MuiChartsSurface-root, svg')!;
  const slice = document.querySelectorAll('.MuiPieArc-root')[2]!;
  const position = { clientX: 100, clientY: 100 };
  fireEvent.mouseMove(svg, position);
  fireEvent.pointerMove(svg, position);
  fireEvent.mouseEnter(slice);
  fireEvent.pointerEnter(slice);
  expect(document.querySelector('[role="tooltip"]')?.textContent).toContain('Elm');
  let message = '';
  try {
    rerender(chart(1));
  } catch (error) {
    ({ message } = error as Error);
  }
  return {
    observed: message,
    faulty: "Cannot read properties of undefined (reading 'color')",
    correct: '',
  };
});

problem('pie-with-empty-series-throws', { needs }, () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const chart = (series: PieChartProps['series']) => (
    <PieChart width={400} height={300} skipAnimation series={series} />
  );
  const { unmount } = render(chart([{ data: [{ id: 'oak', value: 1 }] }]));
  expect(document.querySelector('svg')).not.toBeNull();
  unmount();
  let message = '';
  try {
    render(chart([]));
    expect(document.querySelector('svg')).not.toBeNull();
  } catch (error) {
    ({ message } = error as Error);
  }
  return { observed: message, faulty: 'Invalid array length', correct: '' };
});
