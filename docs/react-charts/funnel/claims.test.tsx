import { act, fireEvent, render, screen } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import * as chartsPro from '@mui/x-charts-pro';
import { BarChart } from '@mui/x-charts/BarChart';
import { addSvgPoints } from '@site/tests/claims/standIns';

interface FunnelProps {
  stack?: string;
  domainLimit?: 'strict' | 'nice';
}

function Funnel({ stack, domainLimit = 'strict' }: FunnelProps) {
  return (
    <BarChart
      width={220}
      height={200}
      layout="horizontal"
      skipAnimation
      margin={{ top: 0, right: 10, bottom: 0, left: 10 }}
      yAxis={[{ scaleType: 'band', data: ['Visits', 'Orders'] }]}
      xAxis={[{ domainLimit }]}
      series={[{ data: [970, 485], stack, stackOffset: 'silhouette' }]}
      barLabel="value"
      tooltip={{ trigger: 'item' }}
    />
  );
}

const bars = () => [...document.querySelectorAll<SVGRectElement>('.MuiBarElement-root')];
/** Where each bar starts and ends. Bars get their places in the next frame, without an animation as well. */
async function ends() {
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  return bars().map(({ style }) => {
    const x = parseFloat(style.transform.replace('translate3d(', '') || '0');
    return [x, x + parseFloat(style.width)];
  });
}

beforeAll(addSvgPoints);

describe('#', () => {
  test('7.28.0 has no funnel chart', () => {
    const names = [...Object.keys(charts), ...Object.keys(chartsPro)];
    expect(names.filter((name) => /funnel/i.test(name))).toEqual([]);
  });
});

describe('#today', () => {
  test('Each bar is then centered on zero', async () => {
    render(<Funnel stack="people" />);
    expect(await ends()).toEqual([
      [10, 210],
      [60, 160],
    ]);
  });

  test('Tooltip and labels show the original values', async () => {
    render(<Funnel stack="people" />);
    const labels = [...document.querySelectorAll('.MuiBarLabel-root')];
    expect(labels.map(({ textContent }) => textContent)).toEqual(['970', '485']);
    act(() => {
      bars()[1]!.dispatchEvent(
        new MouseEvent('pointermove', { bubbles: true, clientX: 9, clientY: 9 }),
      );
    });
    fireEvent.pointerEnter(bars()[1]!);
    expect((await screen.findByRole('tooltip')).textContent).toContain('485');
  });

  test('Without stack, stackOffset has no effect and the bars start at zero', async () => {
    render(<Funnel />);
    expect(await ends()).toEqual([
      [10, 210],
      [10, 110],
    ]);
  });

  test("domainLimit: 'strict' lets the widest bar fill the drawing area", async () => {
    const { unmount } = render(<Funnel stack="people" domainLimit="nice" />);
    expect((await ends())[0]![0]).toBeGreaterThan(10);
    unmount();
    render(<Funnel stack="people" />);
    expect((await ends())[0]).toEqual([10, 210]);
  });
});
