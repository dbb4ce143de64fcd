import { act, render } from '@testing-library/react';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';

/** Together with the sizes of the axes, the drawing area is 300 by 200 px and begins at (50, 50). */
const margin = { top: 50, right: 50, bottom: 25, left: 5 };

/** jsdom has no layout, so the chart gets its size. */
function draw(props: Partial<LineChartProps>) {
  const { container } = render(
    <LineChart width={400} height={300} margin={margin} series={[]} {...props} />,
  );
  const all = (selector: string) => [...container.querySelectorAll(selector)];
  const paths = (part: string) =>
    all(`.MuiLineChart-${part}`).map((element) => element.getAttribute('d'));
  const ticks = all('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel').map(
    (element) => element.textContent,
  );
  return { all, lines: paths('line'), areas: paths('area'), ticks };
}

const part = { curve: 'linear', stack: 'all', area: true } as const;

describe('#percentage', () => {
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

describe('#by-sign', () => {
  test('The area takes the colors of the map as they are, not a lighter tone', () => {
    const { all } = draw({
      yAxis: [{ colorMap: { type: 'piecewise', thresholds: [0], colors: ['#2e9e6b', '#c2571a'] } }],
      series: [{ data: [-1, 1], area: true }],
    });
    const [line] = all('.MuiLineChart-line');
    const [area] = all('.MuiLineChart-area');
    expect(area!.getAttribute('fill')).toContain('-gradient-defaultized-y-axis-0');
    expect(area!.getAttribute('fill')).toBe(line!.getAttribute('stroke'));
    expect(area).not.toHaveAttribute('filter');
    expect(all('stop').map((stop) => stop.getAttribute('stop-color'))).toEqual([
      '#2e9e6b',
      '#c2571a',
    ]);
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
    expect(all('.MuiLineChart-area').at(-1)).toHaveAttribute('data-series', 'last');
  });
});

describe('#shared-cursor', () => {
  beforeAll(() => {
    addSvgPoints();
    addMouse();
  });

  const xAxis = [{ id: 'hour', data: [0, 1, 2] }];
  const series = [{ data: [5, 6, 9], area: true }];

  test('the line of the axis highlight and the dots appear in both', () => {
    for (const place of [0, 1]) {
      const { all } = draw({
        xAxis,
        series,
        highlightedAxis: [{ axisId: 'hour', dataIndex: place }],
      });
      const x = 50 + 150 * place;
      expect(all('.MuiChartsAxisHighlight-root')[0]!.getAttribute('d')).toBe(
        `M ${x} 50 L ${x} 250`,
      );
      expect(all('.MuiLineChart-highlight')[0]!.getAttribute('transform')).toContain(`(${x} `);
    }
  });

  test('When the pointer leaves the chart, the callback receives an empty array', () => {
    const calls: unknown[] = [];
    const { all } = draw({
      xAxis,
      series,
      onHighlightedAxisChange: (items) => calls.push(items),
      slotProps: { tooltip: { trigger: 'none' } },
    });
    for (const type of ['pointerenter', 'pointermove', 'pointerleave']) {
      const event = new MouseEvent(type, {
        bubbles: type === 'pointermove',
        clientX: type === 'pointerleave' ? 600 : 200,
        clientY: 150,
      });
      Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: 'mouse' });
      act(() => {
        all('.MuiChartsSurface-root')[0]!.dispatchEvent(event);
      });
    }
    expect(calls).toEqual([[{ axisId: 'hour', dataIndex: 1 }], []]);
  });
});
