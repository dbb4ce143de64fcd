import * as React from 'react';
import { render } from '@testing-library/react';
import * as After from '@mui/x-charts';

type Library = typeof After;
/** Props of version 7 and 8 alike: each test says which of them a version knows. */
type Loose = Record<string, unknown>;

const before = jest.requireActual<Library>('../../../../node_modules/@mui/x-charts');
const after = After as Library;

const clone = globalThis.structuredClone;
afterEach(() => {
  globalThis.structuredClone = clone;
  jest.restoreAllMocks();
});

const days = ['Mon', 'Tue', 'Wed'];
const deliveries = [
  { id: 'north', label: 'North', data: [4, 6, 5] },
  { id: 'south', label: 'South', data: [3, 2, 7] },
];
const size = { width: 400, height: 300, skipAnimation: true };

/** Renders a bar chart of a version, looks at it, and takes it away again. */
function lookAtBars<Seen>(
  { BarChart }: Library,
  props: Loose,
  read: (container: HTMLElement) => Seen,
): Seen {
  const { container, unmount } = render(
    <BarChart
      {...size}
      xAxis={[{ scaleType: 'band', data: days }]}
      series={deliveries}
      {...props}
    />,
  );
  const seen = read(container);
  unmount();
  return seen;
}

const silenceErrors = () => jest.spyOn(console, 'error').mockImplementation(() => {});
const axesIn = (container: Element) => container.querySelectorAll('.MuiChartsAxis-root').length;
const barIn = (container: Element) => container.querySelector('.MuiBarElement-root')!;
const drawingArea = (container: Element) => {
  const area = container.querySelector('clipPath rect')!;
  return ['x', 'y', 'width', 'height'].map((name) => Number(area.getAttribute(name)));
};

describe('#structured-clone', () => {
  test('Version 8 calls `structuredClone`, which jsdom does not give to tests: `ReferenceError: structuredClone is not defined`', () => {
    Reflect.deleteProperty(globalThis, 'structuredClone');
    silenceErrors();
    expect(lookAtBars(before, {}, axesIn)).toBe(2);
    expect(() => lookAtBars(after, {}, axesIn)).toThrow('structuredClone is not defined');
  });
});

describe('#axis-position', () => {
  test('In version 8 `leftAxis={null}` takes no axis away, and React warns about the prop', () => {
    const props = { leftAxis: null, bottomAxis: null };
    const errors = silenceErrors();
    expect(lookAtBars(before, props, axesIn)).toBe(0);
    expect(errors).not.toHaveBeenCalled();
    expect(lookAtBars(after, props, axesIn)).toBe(2);
    expect(String(errors.mock.calls[0]?.[0])).toContain('React does not recognize');
  });

  test("`position: 'none'` does", () => {
    const props = {
      xAxis: [{ scaleType: 'band', data: days, position: 'none' }],
      yAxis: [{ position: 'none' }],
    };
    expect(lookAtBars(after, props, axesIn)).toBe(0);
  });
});

describe('#axis-id', () => {
  test('Version 8 ignores the old keys and draws the series on the first axis', () => {
    const lineOf = ({ LineChart }: Library) => {
      const series: object = { data: [1, 2, 3], yAxisKey: 'share' };
      const { container, unmount } = render(
        <LineChart
          {...size}
          xAxis={[{ scaleType: 'point', data: days }]}
          yAxis={[{ id: 'count' }, { id: 'share', min: 0, max: 100 }]}
          series={[series]}
        />,
      );
      const ends = container.querySelector('.MuiLineElement-root')!.getAttribute('d')!.split(',');
      unmount();
      return Number(ends.at(-1));
    };
    // Three of a hundred is close to the bottom, three of three is at the top.
    expect(lineOf(before)).toBeGreaterThan(200);
    expect(lineOf(after)).toBeLessThan(50);
  });
});

describe('#highlight-scope', () => {
  test('Version 8 ignores the old names: nothing is faded', () => {
    const fadedWith = (library: Library, scope: object) =>
      lookAtBars(
        library,
        {
          series: deliveries.map((each) => ({ ...each, highlightScope: scope })),
          highlightedItem: { seriesId: 'north', dataIndex: 0 },
        },
        (container) =>
          [...container.querySelectorAll('.MuiBarElement-root')].filter(
            (bar) =>
              getComputedStyle(bar).opacity === '0.3' || bar.getAttribute('opacity') === '0.3',
          ).length,
      );
    expect(fadedWith(before, { highlighted: 'item', faded: 'global' })).toBe(5);
    expect(fadedWith(after, { highlighted: 'item', faded: 'global' })).toBe(0);
    expect(fadedWith(after, { highlight: 'item', fade: 'global' })).toBe(5);
  });
});

describe('#hide-legend', () => {
  test('Version 8 ignores `hidden` and shows the legend', () => {
    const legends = (container: Element) =>
      container.querySelectorAll('.MuiChartsLegend-root').length;
    const props = { slotProps: { legend: { hidden: true } } };
    expect(lookAtBars(before, props, legends)).toBe(0);
    expect(lookAtBars(after, props, legends)).toBe(1);
    expect(lookAtBars(after, { hideLegend: true }, legends)).toBe(0);
  });
});

describe('#legend-html', () => {
  test('In version 8 it is a list above or beside the `svg`', () => {
    const legendOf = (library: Library) =>
      lookAtBars(library, {}, (container) => {
        const legend = container.querySelector('.MuiChartsLegend-root')!;
        return [legend.tagName, legend.closest('svg') !== null];
      });
    expect(legendOf(before)).toEqual(['g', true]);
    expect(legendOf(after)).toEqual(['UL', false]);
  });
});

describe('#drawing-area', () => {
  test('Version 7 kept 50 pixels free on each side, whatever was there', () => {
    expect(lookAtBars(before, {}, drawingArea)).toEqual([50, 50, 300, 200]);
  });

  test('Version 8 keeps 20 pixels free on each side, 45 more for a vertical axis and 25 more for a horizontal one', () => {
    expect(lookAtBars(after, {}, drawingArea)).toEqual([65, 20, 315, 235]);
  });

  test('A label adds 20 to its axis', () => {
    const props = {
      xAxis: [{ scaleType: 'band', data: days, label: 'Day' }],
      yAxis: [{ label: 'Parcels' }],
    };
    expect(lookAtBars(after, props, drawingArea)).toEqual([85, 20, 295, 215]);
  });

  test('A `margin` of version 7 is added to the size of the axes', () => {
    const props = { margin: { left: 70, bottom: 40 } };
    expect(lookAtBars(before, props, drawingArea).slice(0, 1)).toEqual([70]);
    expect(lookAtBars(after, props, drawingArea).slice(0, 1)).toEqual([115]);
  });
});

describe('#palette', () => {
  test('The first color was `#02B2AF` and is `#4254FB`', () => {
    const colorOf = (library: Library) =>
      lookAtBars(
        library,
        {},
        (container) =>
          container.querySelector('.MuiChartsLegend-mark, .MuiChartsLabelMark-fill')!.outerHTML,
      );
    expect(colorOf(before)).toContain('fill="#02B2AF"');
    expect(colorOf(after)).toContain('fill="#4254FB"');
  });
});

describe('#class-name', () => {
  test('`className` of a chart used to be on the `div` around everything, and is now on the `svg`', () => {
    const tagOf = (library: Library) =>
      lookAtBars(library, { className: 'deliveries' }, (container) =>
        container.querySelector('.deliveries')!.tagName.toLowerCase(),
      );
    expect(tagOf(before)).toBe('div');
    expect(tagOf(after)).toBe('svg');
  });
});

describe('#elements', () => {
  test('Bars had their place in `style`, and have the attributes `x`, `y`, `width` and `height` now', () => {
    const placeOf = (library: Library) =>
      lookAtBars(library, {}, (container) => [
        barIn(container).hasAttribute('x'),
        barIn(container).getAttribute('style')?.includes('translate3d') ?? false,
      ]);
    expect(placeOf(before)).toEqual([false, true]);
    expect(placeOf(after)).toEqual([true, false]);
  });

  test('Marks of a line are `circle` elements', () => {
    const markOf = ({ LineChart }: Library) => {
      const { container, unmount } = render(
        <LineChart
          {...size}
          xAxis={[{ scaleType: 'point', data: days }]}
          series={deliveries.map((each) => ({ ...each, showMark: true }))}
        />,
      );
      const tag = container.querySelector('.MuiMarkElement-root')!.tagName;
      unmount();
      return tag;
    };
    expect(markOf(before)).toBe('path');
    expect(markOf(after)).toBe('circle');
  });
});
