import { render } from '@testing-library/react';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';

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
    const [line] = all('.MuiLineElement-root');
    const [area] = all('.MuiAreaElement-root');
    expect(getComputedStyle(area!).fill).toContain('-gradient-y-');
    expect(getComputedStyle(area!).fill).toBe(getComputedStyle(line!).stroke);
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
    expect(all('.MuiAreaElement-root').at(-1)).toHaveClass('MuiAreaElement-series-last');
  });
});
