import * as React from 'react';
import { act, render } from '@testing-library/react';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import {
  LineChart,
  LineElementPath,
  type LineChartProps,
  type LineElementProps,
} from '@mui/x-charts/LineChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';

beforeAll(() => {
  addMouse();
  addSvgPoints();
});

/** jsdom has no layout, so the chart gets its size: 300 by 200 px of drawing, from x = 50 and y = 50. */
function draw(props: Partial<LineChartProps>) {
  const { container } = render(<LineChart width={400} height={300} series={[]} {...props} />);
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

/** Moves the pointer into the chart, and returns the text of the tooltip's head and the number of its rows. */
async function readTooltip(svg: Element) {
  await act(async () => {
    svg.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: 60, clientY: 150 }));
  });
  const tooltip = document.querySelector('.MuiChartsTooltip-root')!;
  return {
    head: tooltip.querySelector('thead')!.textContent,
    rows: tooltip.querySelectorAll('tbody tr').length,
  };
}

describe('#compare-years', () => {
  test('The `valueFormatter` of an axis writes its ticks and the head of the tooltip alike', async () => {
    const { all, texts } = draw({
      xAxis: [{ data: [1, 2], valueFormatter: (week: number) => `W${week}` }],
      series: [{ data: [4, 5] }],
    });
    expect(texts('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')).toContain('W1');
    expect((await readTooltip(all('svg')[0]!)).head).toBe('W1');
  });
});

describe('#forecast', () => {
  type PathProps = React.ComponentProps<typeof LineElementPath>;
  type Slot = React.JSXElementConstructor<LineElementProps>;

  let mounts = 0;
  function Line(props: PathProps) {
    React.useEffect(() => {
      mounts += 1;
    }, []);
    return <LineElementPath {...props} />;
  }
  const chart = (line: React.JSXElementConstructor<PathProps>) => (
    <LineChart
      width={400}
      height={300}
      series={[{ data: [1, 2] }]}
      slots={{ line: line as Slot }}
    />
  );

  test('The series keeps one entry in the legend and one row in the tooltip', async () => {
    const Twice = (props: PathProps) => (
      <g>
        <LineElementPath {...props} />
        <LineElementPath {...props} />
      </g>
    );
    const { all } = draw({
      series: [{ label: 'Cars', data: [1, 2] }],
      slots: { line: Twice as Slot },
    });
    expect(all('.MuiLineElement-root')).toHaveLength(2);
    expect(all('.MuiChartsLegend-series')).toHaveLength(1);
    expect((await readTooltip(all('svg')[0]!)).rows).toBe(1);
  });

  test('Otherwise, each render mounts the line again', () => {
    const { rerender } = render(chart(Line));
    rerender(chart(Line));
    expect(mounts).toBe(1);
    rerender(chart((props) => <Line {...props} />));
    rerender(chart((props) => <Line {...props} />));
    expect(mounts).toBe(3);
  });
});

describe('#two-y-axes', () => {
  test('A series without `yAxisKey` belongs to the first y axis', () => {
    const { path } = draw({ yAxis, series: [{ data: [50, 50], curve: 'linear' }] });
    expect(path('.MuiLineElement-root')).toEqual(['M50,150L350,150']);
  });

  test('An axis that neither `leftAxis` nor `rightAxis` names still scales its series, but is not drawn', () => {
    const series = [{ data: [5, 5], curve: 'linear' as const, yAxisKey: 'wait' }];
    const { all, path } = draw({ yAxis, series });
    expect(path('.MuiLineElement-root')).toEqual(['M50,150L350,150']);
    expect(all('.MuiChartsAxis-directionY')).toHaveLength(1);
    expect(
      draw({ yAxis, series, rightAxis: 'wait' }).all('.MuiChartsAxis-directionY'),
    ).toHaveLength(2);
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
  test('`null` in `leftAxis` and `bottomAxis` removes the axes', () => {
    const series = [{ data: [1, 2] }];
    expect(draw({ series }).all('.MuiChartsAxis-root')).toHaveLength(2);
    const { all } = draw({ series, leftAxis: null, bottomAxis: null });
    expect(all('.MuiChartsAxis-root')).toHaveLength(0);
  });
});
