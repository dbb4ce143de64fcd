import { act, fireEvent, render } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { BarValues } from './demos/barValues';
import { FunnelSlopes } from './demos/funnelSlopes';

const steps = ['Visits', 'Orders'];
// `barLabel` is a prop of version 7.
const labeled = { width: 200, height: 200, series: [{ data: [37] }], barLabel: 'value' };

interface FunnelProps {
  stack?: string;
  axis?: { min: number; max: number };
  leftAxis?: BarChartProps['leftAxis'];
}

function Funnel({ stack, axis, leftAxis }: FunnelProps) {
  return (
    <BarChart
      width={220}
      height={200}
      layout="horizontal"
      skipAnimation
      margin={{ top: 0, right: 10, bottom: 0, left: 10 }}
      yAxis={[{ id: 'steps', scaleType: 'band', data: steps }]}
      xAxis={[{ ...axis }]}
      series={[{ data: [970, 485], stack, stackOffset: 'silhouette' }]}
      leftAxis={leftAxis}
      tooltip={{ trigger: 'item' }}
    >
      <FunnelSlopes steps={steps} values={[970, 485]} color="teal" />
      <BarValues steps={steps} values={[970, 485]} />
    </BarChart>
  );
}

const strict = { min: -485, max: 485 };
const bars = () => [...document.querySelectorAll<SVGRectElement>('.MuiBarElement-root')];
/** Where each bar starts and ends. Bars get their places in the next frame, without an animation as well. */
async function ends() {
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  return bars().map(({ style }) => {
    const x = parseFloat(style.transform.replace('translate3d(', '') || '0');
    return [x, x + parseFloat(style.width)];
  });
}

beforeAll(() => {
  addMouse();
  addSvgPoints();
});

describe('#', () => {
  test('6.19.8 has no funnel chart', () => {
    expect(Object.keys(charts).filter((name) => /funnel/i.test(name))).toEqual([]);
  });
});

describe('#today', () => {
  test('Each bar is then centered on zero', async () => {
    render(<Funnel stack="people" axis={strict} />);
    expect(await ends()).toEqual([
      [10, 210],
      [60, 160],
    ]);
  });

  test('The tooltip shows the original values', () => {
    render(<Funnel stack="people" axis={strict} />);
    fireEvent.mouseEnter(bars()[1]!);
    fireEvent.mouseMove(bars()[1]!, { clientX: 9, clientY: 9 });
    expect(document.querySelector('.MuiChartsTooltip-root')!.textContent).toContain('485');
  });

  test('Without `stack`, `stackOffset` has no effect and the bars start at zero', async () => {
    render(<Funnel axis={{ min: 0, max: 970 }} />);
    expect(await ends()).toEqual([
      [10, 210],
      [10, 110],
    ]);
  });

  test('`min` and `max` of the axis, half of the largest value on both sides, let the widest bar fill the drawing area', async () => {
    const { unmount } = render(<Funnel stack="people" />);
    expect((await ends())[0]![0]).toBeGreaterThan(10);
    unmount();
    render(<Funnel stack="people" axis={strict} />);
    expect((await ends())[0]).toEqual([10, 210]);
  });

  test('Bars have no labels in version 6', () => {
    expect(Object.keys(charts).filter((name) => /barlabel/i.test(name))).toEqual([]);
    render(<BarChart {...labeled} />);
    expect(bars()).toHaveLength(1);
    expect(
      [...document.querySelectorAll('text')].map(({ textContent }) => textContent),
    ).not.toContain('37');
  });

  test('The steps keep the order of the axis data, from top to bottom', async () => {
    render(<Funnel stack="people" axis={strict} />);
    await ends();
    const [visits, orders] = bars().map(({ style }) =>
      Number(/,\s*([\d.]+)px/.exec(style.transform)![1]),
    );
    expect(visits).toBeLessThan(orders!);
  });

  test('Without it, the names of the steps are not drawn', () => {
    const { unmount } = render(<Funnel stack="people" leftAxis={{ disableLine: true }} />);
    expect(document.body.textContent).not.toContain('Visits');
    unmount();
    render(<Funnel stack="people" leftAxis={{ axisId: 'steps', disableLine: true }} />);
    expect(document.body.textContent).toContain('Visits');
  });
});

describe('#accessibility', () => {
  test('Bars have no names for screen readers, and neither have the slopes', () => {
    render(<Funnel stack="people" axis={strict} />);
    const shapes = [...bars(), ...document.querySelectorAll('polygon')];
    expect(shapes).toHaveLength(3);
    for (const shape of shapes) {
      expect(shape.closest('[role], [aria-label], [aria-labelledby]')).toBeNull();
      expect(shape.querySelector('title')).toBeNull();
    }
  });
});
