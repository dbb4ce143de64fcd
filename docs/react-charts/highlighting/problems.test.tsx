import { act, fireEvent, render } from '@testing-library/react';
import { BarChart } from '@mui/x-charts/BarChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { problem } from '@site/tests/problems';

beforeAll(() => {
  addSvgPoints();
  addMouse();
});
afterEach(() => jest.restoreAllMocks());

problem('highlight-of-css-variable-throws', { needs: { BarChart } }, async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // Version 6 has different names, and no prop that sets the highlight.
  const scope = { highlighted: 'item', faded: 'none', highlight: 'item', fade: 'none' } as object;
  const chart = (color: string, highlighted: object) => (
    <BarChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue'] }]}
      series={[{ id: 's', data: [3, 5], color, highlightScope: scope }]}
      {...highlighted}
    />
  );
  const item = { highlightedItem: { seriesId: 's', dataIndex: 0 } };
  const enter = () => {
    const bar = document.querySelector('.MuiBarElement-root')!;
    fireEvent.mouseEnter(bar);
    fireEvent.pointerEnter(bar);
  };
  const wait = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 60)));
  const look = () => {
    const bar = document.querySelector('.MuiBarElement-root')!;
    return [bar.getAttribute('class'), bar.getAttribute('style'), bar.getAttribute('filter')];
  };
  const { rerender, unmount } = render(chart('#2e96ff', {}));
  await wait();
  const before = look();
  rerender(chart('#2e96ff', item));
  enter();
  await wait();
  expect(look()).not.toEqual(before);
  unmount();
  let message = '';
  try {
    render(chart('var(--brand)', item));
    enter();
    await wait();
    expect(document.querySelectorAll('.MuiBarElement-root')).toHaveLength(2);
  } catch (error) {
    ({ message } = error as Error);
  }
  return {
    observed: message,
    faulty: "Cannot read properties of null (reading 'brighter')",
    correct: '',
  };
});
