import { fireEvent, render } from '@testing-library/react';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsLegend, legendClasses } from '@mui/x-charts/ChartsLegend';
import { PieChart, PiePlot, type PieChartProps } from '@mui/x-charts/PieChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';

beforeAll(() => {
  addMouse();
  addSvgPoints();
});

const size = { width: 400, height: 300 };
const band = { id: 'x', scaleType: 'band' as const, data: ['A', 'B'] };
const two = [
  { id: 'one', label: 'One', data: [1, 2] },
  { id: 'two', label: 'Two', data: [3, 4] },
];

function draw(props: Partial<BarChartProps>) {
  return render(<BarChart {...size} skipAnimation xAxis={[band]} series={two} {...props} />)
    .container;
}
const slices = [{ data: [{ id: 0, value: 1, label: 'A' }] }];
function drawPie(props: Partial<PieChartProps>) {
  return render(<PieChart {...size} skipAnimation series={slices} {...props} />).container;
}
const entries = (container: Element) =>
  [...container.querySelectorAll('.MuiChartsLegend-series')].map((entry) => entry.textContent);
const markColors = (container: Element) =>
  [...container.querySelectorAll('.MuiChartsLegend-mark')].map((mark) => mark.getAttribute('fill'));
const axisLine = (container: Element) =>
  container.querySelector('.MuiChartsAxis-directionX')!.getAttribute('transform');
const places = (container: Element) =>
  [...container.querySelectorAll('.MuiChartsLegend-series')].map((entry) =>
    entry
      .getAttribute('transform')!
      .match(/-?[\d.]+/g)!
      .map(Number),
  );

describe('#series-legend', () => {
  test('A series without a `label` has no entry', () => {
    expect(entries(draw({ series: [{ data: [1, 2] }, ...two] }))).toEqual(['One', 'Two']);
  });

  test('The entries are in the order of `series`; if a chart mixes types, bars come first, then points, lines and slices', () => {
    const { container } = render(
      <ResponsiveChartContainer
        {...size}
        xAxis={[band]}
        series={[
          { type: 'pie', data: [{ id: 0, value: 1, label: 'P1' }] },
          { type: 'line', label: 'L1', data: [1, 2] },
          { type: 'scatter', label: 'S1', data: [] },
          { type: 'bar', label: 'B1', data: [1, 2] },
          { type: 'line', label: 'L2', data: [1, 2] },
        ]}
      >
        <ChartsLegend />
      </ResponsiveChartContainer>,
    );
    expect(entries(container)).toEqual(['B1', 'S1', 'L1', 'L2', 'P1']);
  });
});

describe('#position', () => {
  test('If you set both, `slotProps.legend` takes precedence', () => {
    const container = draw({
      legend: { hidden: true },
      slotProps: { legend: { hidden: false } },
    });
    expect(entries(container)).toHaveLength(2);
  });

  test('with any value, the legend is a row at the top unless you say otherwise', () => {
    const many = [
      {
        data: [
          { id: 0, value: 1, label: 'A' },
          { id: 1, value: 1, label: 'B' },
        ],
      },
    ];
    const [first, second] = places(drawPie({ series: many }));
    expect(first![0]).toBe(second![0]);
    expect(first![1]).toBeGreaterThan(100);
    const [one, other] = places(drawPie({ series: many, legend: {} }));
    expect(one![1]).toBe(other![1]);
    expect(one![1]).toBeLessThan(60);
  });

  const translate = (legend: object, series = two) =>
    places(draw({ series, slotProps: { legend } }));

  test('Set both keys of `position` in `slotProps.legend`, because the object replaces the whole default', () => {
    // Types and prop types require both keys.
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const yOf = (position?: object) => translate(position ? { position } : {})[0]![1];
    expect(yOf()).toBe(yOf({ vertical: 'top', horizontal: 'middle' }));
    expect(yOf({ horizontal: 'left' })).toBe(yOf({ vertical: 'middle', horizontal: 'left' }));
    expect(yOf({ horizontal: 'left' })).not.toBe(yOf());
    error.mockRestore();
  });

  test('A row that is too long for the chart wraps to a second line, and a column that is too high to a second column', () => {
    const many = Array.from({ length: 20 }, (_, id) => ({
      id: `${id}`,
      label: `S${id}`,
      data: [1, 2],
    }));
    const ys = translate({ direction: 'row' }, many).map(([, y]) => y);
    expect(new Set(ys).size).toBeGreaterThan(1);
    const xs = translate({ direction: 'column' }, many).map(([x]) => x);
    expect(new Set(xs).size).toBeGreaterThan(1);
  });
});

describe('#overlap', () => {
  test('The legend is drawn inside the SVG and reserves no space', () => {
    const many = Array.from({ length: 30 }, (_, id) => ({ id, label: `S${id}`, data: [1, 2] }));
    const container = draw({ series: many });
    expect(entries(container)).toHaveLength(30);
    expect(container.querySelector('svg .MuiChartsLegend-root')).not.toBe(null);
    expect(axisLine(container)).toBe(axisLine(draw({})));
  });

  test('The space comes from `margin`, which is 50 px on each side by default', () => {
    expect(axisLine(draw({}))).toBe('translate(0, 250)');
    const line = draw({}).querySelector('.MuiChartsAxis-directionX .MuiChartsAxis-line')!;
    expect([line.getAttribute('x1'), line.getAttribute('x2')]).toEqual(['50', '350']);
  });
});

describe('#pie', () => {
  test('A pie chart has a `margin` of 100 px on the right, where its legend is, and 5 px on the others', () => {
    const transforms = [...drawPie({}).querySelectorAll('g[transform]')].map((each) =>
      each.getAttribute('transform'),
    );
    expect(transforms).toContain(`translate(${5 + (400 - 105) / 2}, 150)`);
  });

  test('Marks and padding take up 45 px of it', () => {
    // jsdom has no layout: the label has no width.
    expect(places(drawPie({}))[0]![0]).toBe(400 - 45);
  });
});

describe('#hide', () => {
  test('Hiding the legend does not change the margins', () => {
    const hidden = draw({ slotProps: { legend: { hidden: true } } });
    expect(entries(hidden)).toEqual([]);
    const line = hidden.querySelector('.MuiChartsAxis-directionY .MuiChartsAxis-line')!;
    expect([line.getAttribute('y1'), line.getAttribute('y2')]).toEqual(['250', '50']);
  });
});

describe('#entries', () => {
  const seriesToDisplay = [{ id: 'two', label: 'Short', color: '#010101' }];

  test('`slotProps.legend.seriesToDisplay` replaces the entries of the legend', () => {
    const container = draw({ slotProps: { legend: { seriesToDisplay } } });
    expect(entries(container)).toEqual(['Short']);
    expect(markColors(container)).toEqual(['#010101']);
  });

  test('The tooltip keeps the labels of the series', () => {
    const container = draw({ slotProps: { legend: { seriesToDisplay } } });
    fireEvent.mouseMove(container.querySelector('svg')!, { clientX: 100, clientY: 150 });
    expect(document.querySelector('[role=tooltip]')!.textContent).toBe('AOne1Two3');
  });
});

describe('#dimensions', () => {
  test('20 px', () => {
    const mark = draw({}).querySelector('.MuiChartsLegend-mark')!;
    expect([mark.getAttribute('width'), mark.getAttribute('height')]).toEqual(['20', '20']);
  });

  test('5 px', () => {
    const label = draw({}).querySelector('.MuiChartsLegend-series text')!;
    expect(label.getAttribute('x')).toBe('25');
  });

  test('Sides that you leave out are 0', () => {
    const at = (padding?: number | { top: number }) =>
      places(
        draw({
          slotProps: { legend: { padding, position: { vertical: 'top', horizontal: 'left' } } },
        }),
      )[0]![0];
    expect([at(), at(10), at({ top: 10 })]).toEqual([10, 10, 0]);
  });
});

describe('#marks', () => {
  test('A mark is a `<rect>` with the class `MuiChartsLegend-mark`', () => {
    expect(draw({}).querySelectorAll('rect.MuiChartsLegend-mark')).toHaveLength(2);
  });

  test('Entries have the class `MuiChartsLegend-series`, and no class of their own', () => {
    const names = [...draw({}).querySelectorAll('.MuiChartsLegend-root > g')].map((entry) =>
      entry.getAttribute('class'),
    );
    expect(names).toEqual(['MuiChartsLegend-series', 'MuiChartsLegend-series']);
  });
});

describe('#label-style', () => {
  test('No element has the class `MuiChartsLegend-label`, although `legendClasses` lists it', () => {
    expect(legendClasses.label).toBe('MuiChartsLegend-label');
    const container = draw({});
    expect(entries(container)).toHaveLength(2);
    expect(container.querySelector('.MuiChartsLegend-label')).toBe(null);
  });
});

describe('#line-breaks', () => {
  test('`\\n` in a label starts a new line', () => {
    const container = draw({ series: [{ label: 'Shower\nand bath', data: [1, 2] }] });
    const lines = [...container.querySelectorAll('.MuiChartsLegend-series tspan')];
    expect(lines.map((line) => line.textContent)).toEqual(['Shower', 'and bath']);
  });
});

describe('#toggle-series', () => {
  test('The legend of this version has no click event, and its entries cannot be focused by keyboard', () => {
    const onClick = jest.fn();
    const container = draw({
      slotProps: { legend: { onClick, onItemClick: onClick } as object },
    });
    const entry = container.querySelector('.MuiChartsLegend-series')!;
    for (const element of [entry, ...entry.children]) {
      fireEvent.click(element);
    }
    expect(onClick).not.toHaveBeenCalled();
    expect(container.querySelectorAll('[tabindex], button, a')).toHaveLength(0);
  });

  test('The colors of a palette are assigned by position, so without `color`, the remaining series change their colors', () => {
    const colors = ['#010101', '#020202'];
    expect(markColors(draw({ colors }))[1]).toBe('#020202');
    expect(markColors(draw({ colors, series: two.slice(1) }))).toEqual(['#010101']);
  });
});

describe('#composition', () => {
  test('In a composition, there is no default for pie charts: `ChartsLegend` itself is a row at the top', () => {
    const { container } = render(
      <ResponsiveChartContainer {...size} series={[{ type: 'pie', ...slices[0]! }]}>
        <PiePlot />
        <ChartsLegend />
      </ResponsiveChartContainer>,
    );
    expect(container.querySelectorAll('.MuiChartsLegend-row')).toHaveLength(1);
    expect(places(container)[0]![1]).toBeLessThan(60);
  });
});

describe('#accessibility', () => {
  test('entries have no role', () => {
    expect(draw({}).querySelectorAll('.MuiChartsLegend-root [role]')).toHaveLength(0);
  });

  test('The HTML of a server-rendered page has no legend; it appears when the page is hydrated', async () => {
    // The server renderer asks for one when it is loaded, and jsdom has none.
    Object.assign(globalThis, {
      TextEncoder: class {
        encode = () => new Uint8Array();
      },
    });
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { renderToString } = await import('react-dom/server');
    const chart = <BarChart {...size} xAxis={[band]} series={two} />;
    expect(renderToString(chart)).not.toContain('One');
    error.mockRestore();
    expect(entries(render(chart).container)).toHaveLength(2);
  });
});
