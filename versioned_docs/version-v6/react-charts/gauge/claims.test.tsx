import { render, screen, waitFor } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import { PieChart } from '@mui/x-charts/PieChart';
import { MeterGauge } from './demos/meterGauge';

const size = { width: 300, height: 200 };
const paths = () => [...document.querySelectorAll('path')].map((path) => path.getAttribute('d'));

beforeAll(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
  });
});

describe('#', () => {
  test('Version 6 has no gauge.', () => {
    const names = Object.keys(charts);
    expect(names).toContain('PieChart');
    expect(names.filter((name) => /gauge/i.test(name))).toEqual([]);
  });
});

describe('#today', () => {
  test('A value outside the range is drawn at the end of the arc, and the text shows the real number.', () => {
    const { rerender } = render(<MeterGauge label="Tank" value={130} unit="%" color="red" />);
    const [range, value] = paths();
    expect(value).toBe(range);
    expect(screen.queryByText('130%')).not.toBe(null);
    rerender(<MeterGauge label="Tank" value={-5} unit="%" color="red" />);
    expect(paths()).toEqual([range]);
    expect(screen.queryByText('-5%')).not.toBe(null);
  });

  test('With `value={null}`, the arc and the role `meter` are left out, and the text is "–".', () => {
    render(<MeterGauge label="Tank" value={null} color="red" />);
    expect(paths()).toHaveLength(1);
    expect(screen.queryByRole('meter')).toBe(null);
    expect(screen.queryByRole('img', { name: 'Tank: –' })).not.toBe(null);
    expect(screen.queryByText('–')).not.toBe(null);
  });

  test('The arc is not animated.', () => {
    const { rerender } = render(<MeterGauge label="Tank" value={10} color="red" />);
    rerender(<MeterGauge label="Tank" value={90} color="red" />);
    const atOnce = paths();
    rerender(<MeterGauge key="other" label="Tank" value={90} color="red" />);
    expect(atOnce).toEqual(paths());
    expect(document.querySelectorAll('animate, [style*="transition"]')).toHaveLength(0);
  });
});

describe('#pie', () => {
  const ring = (outerRadius: string) => (
    <PieChart
      {...size}
      skipAnimation
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      series={[{ startAngle: -90, endAngle: 90, outerRadius, data: [{ id: 1, value: 1 }] }]}
    />
  );

  test("The radius counts for a full circle: `'100%'` is half of the shorter side of the drawing area.", async () => {
    render(ring('100%'));
    // The slice starts at the left end of the half circle, 100 px from the center.
    await waitFor(() => {
      const slice = document.querySelector('.MuiPieArc-root')!;
      expect(slice.getAttribute('d')).toMatch(/^M-100,\S+?A100,100/);
    });
  });

  test('A pie chart of version 6 has no role and no name for screen readers.', () => {
    const named = { title: 'Collected', desc: 'For the roof' };
    render(
      <PieChart {...size} {...named} series={[{ data: [{ id: 1, value: 1, label: 'One' }] }]} />,
    );
    const svg = document.querySelector('svg')!;
    expect([svg.getAttribute('role'), svg.getAttribute('aria-label')]).toEqual([null, null]);
    expect(svg.querySelector('title')!.textContent).toBe('');
    expect(document.querySelector('[role], [aria-label]')).toBe(null);
  });
});

describe('#accessibility', () => {
  test('The SVG of `meterGauge.tsx` has the role `meter`, a name, and the value with its range, so that screen readers read it like a native `<meter>`.', () => {
    render(<MeterGauge label="Tank" value={41} unit="%" color="red" />);
    const meter = screen.getByRole('meter', { name: 'Tank' });
    expect(meter.getAttribute('aria-valuenow')).toBe('41');
    expect(meter.getAttribute('aria-valuemin')).toBe('0');
    expect(meter.getAttribute('aria-valuemax')).toBe('100');
    expect(meter.getAttribute('aria-valuetext')).toBe('41%');
  });
});
