import { act, fireEvent, render } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import { BarChart } from '@mui/x-charts/BarChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { BarValues } from './demos/barValues';

interface FunnelProps {
  stack?: string;
  axis?: { min: number; max: number };
}

function Funnel({ stack, axis }: FunnelProps) {
  return (
    <BarChart
      width={220}
      height={200}
      layout="horizontal"
      skipAnimation
      margin={{ top: 0, right: 10, bottom: 0, left: 10 }}
      yAxis={[{ scaleType: 'band', data: ['Visits', 'Orders'] }]}
      xAxis={[{ ...axis }]}
      series={[{ data: [970, 485], stack, stackOffset: 'silhouette' }]}
      tooltip={{ trigger: 'item' }}
    >
      <BarValues steps={['Visits', 'Orders']} values={[970, 485]} />
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
});
