import * as React from 'react';
import { render } from '@testing-library/react';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import {
  AnimatedLine,
  LineChart,
  type AnimatedLineProps,
  type LineChartProps,
} from '@mui/x-charts/LineChart';

/** Together with the sizes of the axes, the drawing area is 300 by 200 px and begins at (50, 50). */
const margin = { top: 50, right: 50, bottom: 25, left: 5 };

/** jsdom has no layout, so the chart gets its size. */
function draw(props: Partial<LineChartProps>) {
  const { container } = render(
    <LineChart width={400} height={300} margin={margin} series={[]} {...props} />,
  );
  const all = (selector: string) => [...container.querySelectorAll(selector)];
  const texts = (selector: string) => all(selector).map((element) => element.textContent);
  const path = (selector: string) => all(selector).map((element) => element.getAttribute('d'));
  return { all, texts, path };
}

const Y_TICKS = '.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel';
const yAxis = [
  { id: 'calls', min: 0, max: 100 },
  { id: 'wait', min: 0, max: 10 },
];

describe('#forecast', () => {
  let mounts = 0;
  function Line(props: AnimatedLineProps) {
    React.useEffect(() => {
      mounts += 1;
    }, []);
    return <AnimatedLine {...props} />;
  }
  const chart = (line: React.JSXElementConstructor<AnimatedLineProps>) => (
    <LineChart width={400} height={300} series={[{ data: [1, 2] }]} slots={{ line }} />
  );

  test('Otherwise, each render mounts the line again', () => {
    const { rerender } = render(chart(Line));
    rerender(chart(Line));
    expect(mounts).toBe(1);
    rerender(chart((props) => <Line {...props} />));
    rerender(chart((props) => <Line {...props} />));
    expect(mounts).toBe(3);
  });

  test('one of them has to keep that of the series: the clip path uncovers the marks, too', () => {
    const ids = (line?: React.JSXElementConstructor<AnimatedLineProps>) => {
      const { all } = draw({ series: [{ id: 'cars', data: [1, 2] }], slots: { line } });
      const marks = all('g[data-series=cars]')[0]!.getAttribute('clip-path')!;
      return all('clipPath').filter(({ id }) => marks === `url(#${id})`).length;
    };
    const Renamed = ({ ownerState, ...props }: AnimatedLineProps) => (
      <AnimatedLine {...props} ownerState={{ ...ownerState, id: 'other' }} />
    );
    expect(ids()).toBe(1);
    expect(ids(Renamed)).toBe(0);
  });
});

describe('#two-y-axes', () => {
  test('A series without `yAxisId` belongs to the first y axis', () => {
    const { path } = draw({ yAxis, series: [{ data: [50, 50], curve: 'linear' }] });
    expect(path('.MuiLineChart-line')).toEqual(['M50,150L350,150']);
  });

  test('A second axis without `position` still scales its series, but is not drawn', () => {
    const series = [{ data: [5, 5], curve: 'linear' as const, yAxisId: 'wait' }];
    const { all, path } = draw({ yAxis, series });
    expect(path('.MuiLineChart-line')).toEqual(['M50,150L350,150']);
    expect(all('.MuiChartsAxis-directionY')).toHaveLength(1);
    const [calls, wait] = yAxis;
    const shown = draw({ yAxis: [calls!, { ...wait, position: 'right' }], series });
    expect(shown.all('.MuiChartsAxis-directionY')).toHaveLength(2);
  });

  test('Each axis takes its own space: 45 px, with a label 65 px', () => {
    const series = [{ data: [5, 5], curve: 'linear' as const }];
    const line = (props: Partial<LineChartProps>) =>
      draw({ margin: 0, series, ...props }).path('.MuiLineChart-line')[0];
    expect(line({ yAxis: [{ position: 'none' }] })).toMatch(/^M0,.*L400,/);
    expect(line({})).toMatch(/^M45,.*L400,/);
    expect(line({ yAxis: [{ label: 'Calls' }] })).toMatch(/^M65,.*L400,/);
    expect(line({ yAxis: [{}, { position: 'right', label: 'Wait' }] })).toMatch(/^M45,.*L335,/);
  });
});

describe('#reference-line', () => {
  test('A reference line does not extend the axis: at a value outside, it is drawn outside the axes', () => {
    const { texts, path } = draw({
      series: [{ data: [10, 20] }],
      children: <ChartsReferenceLine y={25} />,
    });
    expect(texts(Y_TICKS).at(-1)).toBe('20');
    expect(path('.MuiChartsReferenceLine-line')).toEqual(['M 50 -50 l 300 0']);
  });

  test('Otherwise nothing is drawn, and an error appears in the console', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { all } = draw({
      xAxis: [{ scaleType: 'point', data: ['Mon', 'Tue'] }],
      series: [{ data: [10, 20] }],
      children: <ChartsReferenceLine x="Wed" />,
    });
    expect(all('.MuiChartsReferenceLine-line')).toHaveLength(0);
    expect(String(error.mock.calls)).toContain(
      'the value Wed does not exist in the data of x axis',
    );
    error.mockRestore();
  });
});

describe('#small-multiples', () => {
  test('Without `min` and `max`, each chart fits its own values', () => {
    expect(
      draw({ series: [{ data: [0, 40] }] })
        .texts(Y_TICKS)
        .at(-1),
    ).toBe('40');
    expect(
      draw({ series: [{ data: [0, 400] }] })
        .texts(Y_TICKS)
        .at(-1),
    ).toBe('400');
  });
});

describe('#small-line', () => {
  const series = [{ data: [1, 2], curve: 'linear' as const }];

  test("`position: 'none'` removes an axis and its space", () => {
    expect(draw({ series }).all('.MuiChartsAxis-root')).toHaveLength(2);
    const { all, path } = draw({
      series,
      margin: 0,
      xAxis: [{ data: [1, 2], position: 'none' }],
      yAxis: [{ position: 'none' }],
    });
    expect(all('.MuiChartsAxis-root')).toHaveLength(0);
    expect(path('.MuiLineChart-line')).toEqual(['M0,300L400,0']);
  });

  test('With `xAxis` set, the points are no longer numbered by the chart', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { path } = draw({ series, xAxis: [{ position: 'none' }] });
    expect(path('.MuiLineChart-line')).toEqual(['']);
    expect(String(error.mock.calls)).toContain('The data length of the x axis (0 items)');
    error.mockRestore();
  });
});
