import * as React from 'react';
import { act, render } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import * as chartsPro from '@mui/x-charts-pro';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { addSvgPoints } from '@site/tests/claims/standIns';

beforeAll(addSvgPoints);

const size = { width: 300, height: 200 };
const bars = {
  ...size,
  skipAnimation: true,
  xAxis: [{ scaleType: 'band' as const, data: ['A', 'B'] }],
  series: [{ label: 'Sold', data: [1, 2] }],
};

describe('#', () => {
  test('7.28.0 has no function that exports a chart', () => {
    const names = [...Object.keys(charts), ...Object.keys(chartsPro)];
    expect(names.filter((name) => /export|print|image|toolbar/i.test(name))).toEqual([]);
  });
});

describe('#ref', () => {
  test('The ref of every chart refers to its <svg>: bars, lines, points, pies, sparklines, gauges, heatmaps and containers', () => {
    const slices = [{ data: [{ id: 1, value: 2 }] }];
    const elements = [
      (ref: React.Ref<SVGSVGElement>) => <BarChart ref={ref} {...bars} />,
      (ref: React.Ref<SVGSVGElement>) => <LineChart ref={ref} {...size} series={[]} />,
      (ref: React.Ref<SVGSVGElement>) => <ScatterChart ref={ref} {...size} series={[]} />,
      (ref: React.Ref<SVGSVGElement>) => <PieChart ref={ref} {...size} series={slices} />,
      (ref: React.Ref<SVGSVGElement>) => <SparkLineChart ref={ref} {...size} data={[1, 2]} />,
      (ref: React.Ref<SVGSVGElement>) => <Gauge ref={ref} {...size} value={3} />,
      (ref: React.Ref<SVGSVGElement>) => (
        <chartsPro.Heatmap
          ref={ref}
          {...size}
          xAxis={[{ data: [1] }]}
          yAxis={[{ data: [1] }]}
          series={[{ data: [[0, 0, 1]] }]}
        />
      ),
      (ref: React.Ref<SVGSVGElement>) => (
        <ResponsiveChartContainer ref={ref} {...size} series={[]} />
      ),
    ];
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const element of elements) {
      const ref = React.createRef<SVGSVGElement>();
      render(element(ref));
      expect(ref.current?.tagName).toBe('svg');
    }
    error.mockRestore();
  });

  test('The legend is part of the SVG and is included in the file', () => {
    const ref = React.createRef<SVGSVGElement>();
    render(<BarChart ref={ref} {...bars} />);
    expect(ref.current!.querySelector('.MuiChartsLegend-root')!.textContent).toBe('Sold');
  });

  test('The tooltip is HTML outside of the SVG and is not included in the file', () => {
    const ref = React.createRef<SVGSVGElement>();
    render(<BarChart ref={ref} {...bars} />);
    act(() => {
      ref.current!.dispatchEvent(
        new MouseEvent('pointermove', { bubbles: true, clientX: 100, clientY: 100 }),
      );
    });
    const tooltip = document.querySelector('.MuiChartsTooltip-root')!;
    expect(tooltip.tagName).toBe('DIV');
    expect(ref.current!.contains(tooltip)).toBe(false);
  });

  test('Before the chart has a size, ref.current is null', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const style = jest
      .spyOn(window, 'getComputedStyle')
      .mockImplementation(() => ({ width: '0px', height: '200px' }) as CSSStyleDeclaration);
    const ref = React.createRef<SVGSVGElement>();
    render(<BarChart ref={ref} {...bars} width={undefined} />);
    expect(ref.current).toBeNull();
    style.mockRestore();
    error.mockRestore();
  });
});

describe('#server', () => {
  test('Bars, lines and pies only appear in the browser', async () => {
    // The build for browsers wants it as soon as it is loaded.
    Object.assign(window, {
      TextEncoder: class {
        encode() {}
      },
    });
    // React warns about each layout effect, and the license is missing.
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { renderToString } = await import('react-dom/server');
    const count = (chart: React.ReactElement, shape: RegExp) =>
      renderToString(chart).match(shape)?.length ?? 0;
    const points = [1, 2].map((id) => ({ id, x: id, y: id }));
    const slices = [1, 2].map((id) => ({ id, value: id }));
    const line = { xAxis: [{ data: [1, 2] }], series: [{ data: [1, 2] }] };
    const cell = {
      xAxis: [{ data: [1] }],
      yAxis: [{ data: [1] }],
      series: [{ data: [[0, 0, 1] as [number, number, number]] }],
    };
    const scatter = <ScatterChart {...size} series={[{ label: 'Lakes', data: points }]} />;
    expect(count(scatter, /<circle/g)).toBe(2);
    expect(count(scatter, /Lakes/g)).toBe(0);
    expect(count(<Gauge {...size} value={3} />, /<path/g)).toBe(2);
    expect(count(<chartsPro.Heatmap {...size} {...cell} />, /<rect[^>]*MuiHeatmap-cell/g)).toBe(1);
    // In the HTML, bars have no height, lines are clipped down to the margin, and slices are hidden.
    expect(count(<BarChart {...bars} />, /height:0;[^>]* class="MuiBarElement-root/g)).toBe(2);
    expect(count(<LineChart {...size} {...line} />, /<clipPath[^>]*><rect[^>]* width="50"/g)).toBe(
      1,
    );
    const pie = <PieChart {...size} series={[{ data: slices }]} />;
    expect(count(pie, /visibility="hidden"[^>]* class="MuiPieArc-root/g)).toBe(2);
    error.mockRestore();
  });
});
