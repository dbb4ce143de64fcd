import { act, fireEvent, render, screen } from '@testing-library/react';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import SharedCursor from './demos/SharedCursor';

beforeAll(() => {
  addMouse();
  addSvgPoints();
});

/** jsdom has no layout, so the chart gets its size: 300 by 200 px of drawing, from x = 50 and y = 50. */
function draw(props: Partial<LineChartProps>) {
  const { container } = render(<LineChart width={400} height={300} series={[]} {...props} />);
  const all = (selector: string) => [...container.querySelectorAll(selector)];
  const paths = (part: string) =>
    all(`.Mui${part}Element-root`).map((element) => element.getAttribute('d'));
  const ticks = all('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel').map(
    (element) => element.textContent,
  );
  return { all, lines: paths('Line'), areas: paths('Area'), ticks };
}

/** The values in the tooltip at the first place. */
async function readTooltip(props: Partial<LineChartProps>) {
  const { all } = draw(props);
  await act(async () => {
    all('svg')[0]!.dispatchEvent(
      new MouseEvent('mousemove', { bubbles: true, clientX: 60, clientY: 150 }),
    );
  });
  return [...document.querySelectorAll('.MuiChartsTooltip-valueCell')].map(
    (cell) => cell.textContent,
  );
}

const part = { curve: 'linear', stack: 'all', area: true } as const;

describe('#stacked', () => {
  test('The tooltip shows the value of each part, not the sum', async () => {
    const series = [9, 42, 18].map((value) => ({ ...part, data: [value, value] }));
    expect(await readTooltip({ series })).toEqual(['9', '42', '18']);
  });
});

describe('#percentage', () => {
  test('The `valueFormatter` of a series receives the original value, and nothing else', async () => {
    const formatted = jest.fn((value: number) => `${value} million`);
    const valueFormatter = (...all: [number]) => formatted(...all);
    const stackOffset = 'expand' as const;
    const series = [610, 140].map((value) => ({
      ...part,
      stackOffset,
      valueFormatter,
      data: [value, value],
    }));
    expect(await readTooltip({ series })).toEqual(['610 million', '140 million']);
    expect(formatted.mock.calls[0]).toEqual([610]);
  });

  test("`stackOffset: 'expand'` scales the parts at each place to a sum of 1", () => {
    const stackOffset = 'expand' as const;
    const { lines, ticks } = draw({
      series: [
        { ...part, stackOffset, data: [1, 30] },
        { ...part, stackOffset, data: [3, 10] },
      ],
    });
    expect([ticks[0], ticks.at(-1)]).toEqual(['0.0', '1.0']);
    expect(lines).toEqual(['M50,200L350,100', 'M50,50L350,50']);
  });
});

describe('#range', () => {
  const spread = { ...part, data: [5, 6] };

  test('The axis then fits the band; otherwise it includes zero', () => {
    const low = { ...part, area: undefined, data: [20, 24] };
    expect(draw({ series: [low, spread] }).ticks[0]).toBe('20');
    expect(draw({ series: [{ ...low, area: true }, spread] }).ticks[0]).toBe('0');
  });

  test('Low values below zero work as well, as long as `stackOffset` is not set', () => {
    const low = { ...part, area: undefined, data: [-2, -2] };
    const yAxis = [{ min: -4, max: 4 }];
    const { areas } = draw({ yAxis, series: [low, spread] });
    // From -2, at y = 200, to 3 and 4.
    expect(areas).toEqual(['M50,75L350,50L350,200L50,200Z']);
    const stackOffset = 'diverging' as const;
    expect(draw({ yAxis, series: [low, { ...spread, stackOffset }] }).areas).not.toEqual(areas);
  });
});

describe('#overlap', () => {
  test('The last series is painted in front', () => {
    const { all } = draw({
      series: [
        { id: 'first', data: [1, 2], area: true },
        { id: 'last', data: [2, 1], area: true },
      ],
    });
    expect(all('.MuiAreaElement-root').at(-1)).toHaveClass('MuiAreaElement-series-last');
  });
});

describe('#shared-cursor', () => {
  test('The events of one chart move the cursor in both', () => {
    // jsdom has no layout: each chart is 400 px wide, and its rectangle begins at the left edge of the window.
    const styles = jest
      .spyOn(window, 'getComputedStyle')
      .mockReturnValue({ width: '400px', height: '150px' } as CSSStyleDeclaration);
    const { container } = render(<SharedCursor />);
    styles.mockRestore();
    const cursors = () =>
      [...container.querySelectorAll('.MuiChartsReferenceLine-line')].map((line) =>
        line.getAttribute('d'),
      );
    const [before] = cursors();
    const area = container.querySelector<SVGRectElement>('rect[fill="transparent"]')!;
    area.getBoundingClientRect = () => new DOMRect(0, 0, 320, 100);
    fireEvent(area, new MouseEvent('pointermove', { bubbles: true, clientX: 41 }));
    expect(cursors()).toHaveLength(2);
    expect(cursors()[0]).toBe(cursors()[1]);
    expect(cursors()[0]).not.toBe(before);
    expect(screen.getByText('Rain: 0.4 mm per hour')).toBeInTheDocument();
  });
});
