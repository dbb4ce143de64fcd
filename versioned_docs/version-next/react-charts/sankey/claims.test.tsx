import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import {
  FocusedSankeyLink,
  FocusedSankeyNode,
  SankeyDataProvider,
  SankeyLinkPlot,
  SankeyPlot,
  Unstable_SankeyChart as SankeyChart,
} from '@mui/x-charts-pro/SankeyChart';
import { addSvgPoints } from '@site/tests/claims/standIns';

type SankeyProps = React.ComponentProps<typeof SankeyChart>;
type Series = SankeyProps['series'];

const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as {
  toArray?: () => unknown[];
};
const original = iterator.toArray;

/** What the page tells to add where iterators have no `toArray`, as in Node.js before version 22. */
function addToArray() {
  iterator.toArray ??= function toArray(this: Iterable<unknown>) {
    return [...this];
  };
}

beforeAll(addSvgPoints);
beforeEach(addToArray);

const links = [
  { source: 'A', target: 'C', value: 30 },
  { source: 'B', target: 'C', value: 10 },
  { source: 'C', target: 'D', value: 25 },
  { source: 'C', target: 'E', value: 15 },
];

const chart = (series: Partial<Series> = {}, props: Partial<SankeyProps> = {}) => (
  <SankeyChart width={400} height={300} series={{ data: { links }, ...series }} {...props} />
);
const draw = (series?: Partial<Series>, props?: Partial<SankeyProps>) =>
  render(chart(series, props)).container;

const all = <E extends Element = SVGElement>(container: ParentNode, part: string) => [
  ...container.querySelectorAll<E>(`.MuiSankeyChart-${part}`),
];
const nodes = (container: ParentNode) => all<SVGRectElement>(container, 'node');
const bands = (container: ParentNode) => all<SVGPathElement>(container, 'link');
const labels = (container: ParentNode) =>
  all(container, 'nodeLabel').map(({ textContent }) => textContent);
const number = (element: Element, name: string) => Number(element.getAttribute(name));
const node = (container: ParentNode, id: string) =>
  container.querySelector<SVGRectElement>(`[data-node="${id}"] > rect`)!;
const x = (container: ParentNode, id: string) => number(node(container, id), 'x');
const height = (container: ParentNode, id: string) => number(node(container, id), 'height');
const tooltip = () => document.querySelector('.MuiChartsTooltip-root')?.textContent;
const fills = (elements: Element[]) => elements.map((element) => element.getAttribute('fill'));
const opacities = (elements: Element[]) => elements.map((element) => number(element, 'opacity'));
const highlighted = (elements: Element[]) =>
  elements.map((element) => element.hasAttribute('data-highlighted'));
/** The nodes of a column from top to bottom. */
const column = (container: ParentNode, ids: string[]) =>
  [...ids].sort((a, b) => number(node(container, a), 'y') - number(node(container, b), 'y'));

function quietly<T>(run: () => T): { result?: T; error?: Error; messages: string } {
  const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const result = run();
    return { result, messages: JSON.stringify(spy.mock.calls) };
  } catch (error) {
    return { error: error as Error, messages: '' };
  } finally {
    spy.mockRestore();
  }
}

describe('#first-chart', () => {
  test('A node lies one column after its farthest source; without targets, it lies in the last column', () => {
    const more = [
      { source: 'A', target: 'E', value: 1 },
      { source: 'B', target: 'F', value: 1 },
    ];
    const container = draw({ data: { links: [...links, ...more] } });
    expect(x(container, 'F')).toBe(x(container, 'E'));
    expect(x(container, 'A')).toBe(x(container, 'B'));
    expect(x(container, 'A')).toBeLessThan(x(container, 'C'));
    expect(x(container, 'C')).toBeLessThan(x(container, 'E'));
  });

  test('Its value is the larger of the sums that enter and leave it', () => {
    const container = draw({
      data: { links: [...links, { source: 'C', target: 'F', value: 20 }] },
    });
    fireEvent.pointerEnter(node(container, 'C'));
    expect(tooltip()).toBe('C:60');
  });

  test('All nodes and links have the same scale', () => {
    const container = draw();
    const scales = [
      height(container, 'A') / 30,
      height(container, 'C') / 40,
      height(container, 'E') / 15,
    ];
    expect(new Set(scales.map((scale) => scale.toFixed(6))).size).toBe(1);
  });
});

describe('#server', () => {
  afterEach(() => {
    if (original === undefined) {
      delete iterator.toArray;
    }
  });

  test('Without it, the chart throws `nodeMap.values(...).toArray is not a function`', () => {
    const before = iterator.toArray;
    delete iterator.toArray;
    const { error } = quietly(() => draw());
    iterator.toArray = before;
    expect(error?.message).toBe('nodeMap.values(...).toArray is not a function');
  });

  test('With `toArray` and a `width` and `height`, the server renders nodes and links', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(chart());
    expect([nodes(html).length, bands(html).length]).toEqual([5, 4]);
  });
});

describe('#ids', () => {
  test("`1` and `'1'` are two nodes", () => {
    const data = {
      nodes: [{ id: '1', label: 'One' }],
      links: [{ source: 1, target: 2, value: 3 }],
    };
    const { result } = quietly(() => draw({ data }));
    expect(labels(result!)).toEqual(['One', '1', '2']);
  });

  test('A node with the `id` `0` is replaced by one with its label', () => {
    const data = {
      nodes: [
        { id: 0, label: 'Zero' },
        { id: 1, label: 'One' },
      ],
      links: [{ source: 0, target: 1, value: 3 }],
    };
    const container = draw({ data });
    expect(labels(container)).toEqual(['Zero', 'One', '0']);
    expect(height(container, 'Zero')).toBe(0);
  });
});

describe('#sum-up', () => {
  test('Two links with the same `source` and `target` are two bands, and React warns about equal keys', () => {
    const { result, messages } = quietly(() => draw({ data: { links: [...links, links[0]!] } }));
    expect(bands(result!)).toHaveLength(5);
    expect(messages).toContain('with the same key');
  });

  test('The tooltip of both has the value of the first', () => {
    const twice = [links[0]!, { ...links[0]!, value: 5 }];
    const { result } = quietly(() => draw({ data: { links: twice } }));
    fireEvent.pointerEnter(bands(result!)[1]!);
    expect(tooltip()).toBe('A → C:30');
  });
});

describe('#values', () => {
  const withValue = (value: number) =>
    quietly(() => draw({ data: { links: [...links, { source: 'A', target: 'E', value }] } }));

  test('`0` draws a band without thickness', () => {
    const { result } = withValue(0);
    expect(bands(result!)).toHaveLength(5);
    expect(height(result!, 'A')).toBeCloseTo(height(draw(), 'A'));
  });

  test('A negative value is subtracted from its nodes', () => {
    const { result } = withValue(-10);
    fireEvent.pointerEnter(node(result!, 'A'));
    expect(tooltip()).toBe('A:20');
  });

  test('`NaN` leaves other nodes without a place as well', () => {
    const { result, messages } = withValue(NaN);
    expect(messages).toContain('Received NaN');
    expect(node(result!, 'B').getAttribute('y')).toBe('NaN');
  });
});

describe('#cycles', () => {
  test('Links that lead back to their source, in one step or in several, throw `MUI X Charts: Sankey diagram contains circular references.`', () => {
    for (const cycle of [
      [{ source: 'A', target: 'A', value: 1 }],
      [
        { source: 'A', target: 'B', value: 1 },
        { source: 'B', target: 'A', value: 1 },
      ],
    ]) {
      expect(quietly(() => draw({ data: { links: cycle } })).error?.message).toBe(
        'MUI X Charts: Sankey diagram contains circular references.',
      );
    }
  });
});

describe('#empty', () => {
  const message = "Cannot read properties of undefined (reading 'length')";

  test("Without nodes and links, the chart throws `Cannot read properties of undefined (reading 'length')`, with `loading` as well", () => {
    expect(quietly(() => draw({ data: { links: [] } })).error?.message).toBe(message);
    const loading = { loading: true };
    expect(quietly(() => draw({ data: { links: [] } }, loading)).error?.message).toBe(message);
  });

  test('`loading` draws "Loading data…" over the links that are there', () => {
    const container = draw({}, { loading: true });
    expect(container.textContent).toContain('Loading data…');
    expect(bands(container)).toHaveLength(4);
  });
});

describe('#nodes', () => {
  test('Nodes that only links name are added, with their id as label', () => {
    const container = draw({ data: { nodes: [{ id: 'A', label: 'Alpha' }], links } });
    expect(labels(container)).toEqual(['Alpha', 'C', 'B', 'D', 'E']);
  });

  test('Colors of the palette go to `nodes` first, and then to the others in the order of the links', () => {
    const colors = ['#000001', '#000002', '#000003', '#000004', '#000005'];
    const container = draw({ data: { nodes: [{ id: 'E' }], links } }, { colors });
    expect(fills(['E', 'A', 'C', 'B', 'D'].map((id) => node(container, id)))).toEqual(colors);
  });

  test('The `color` of a node precedes `nodeOptions.color`, which precedes the palette', () => {
    const data = { nodes: [{ id: 'A', color: '#00000a' }], links };
    const container = draw({ data, nodeOptions: { color: '#00000b' } });
    expect(fills(['A', 'B'].map((id) => node(container, id)))).toEqual(['#00000a', '#00000b']);
  });

  test('A node without links is a label without height in the last column', () => {
    const container = draw({ data: { nodes: [{ id: 'lonely' }], links } });
    expect(height(container, 'lonely')).toBe(0);
    expect(x(container, 'lonely')).toBe(x(container, 'E'));
    expect(labels(container)).toContain('lonely');
  });
});

describe('#link-colors', () => {
  const data = { links: [{ ...links[0]!, color: '#00000c' }, links[1]!] };

  test("The default is `'source'`", () => {
    const container = draw();
    expect(fills(bands(container).slice(0, 2))).toEqual(
      fills(['A', 'B'].map((id) => node(container, id))),
    );
  });

  test('The `color` of a link precedes that of `linkOptions`', () => {
    const container = draw({ data, linkOptions: { color: 'target' } });
    expect(fills(bands(container))).toEqual(['#00000c', ...fills([node(container, 'C')])]);
  });

  test('`opacity` is 0.4 by default', () => {
    expect(opacities(bands(draw()))).toEqual([0.4, 0.4, 0.4, 0.4]);
  });
});

describe('#labels', () => {
  test('Labels of the nodes without sources are on the right of their node, all others on the left', () => {
    const anchors = all(draw(), 'nodeLabel').map((label) => [
      label.textContent,
      label.getAttribute('text-anchor'),
    ]);
    expect(anchors).toEqual([
      ['A', 'start'],
      ['C', 'end'],
      ['B', 'start'],
      ['D', 'end'],
      ['E', 'end'],
    ]);
  });

  test('`showLabels` is `true` by default, `showValues` is `false`', () => {
    const container = draw();
    expect([all(container, 'nodeLabel').length, all(container, 'linkLabel').length]).toEqual([
      5, 0,
    ]);
  });

  test('Labels do not wrap and are not shortened', () => {
    const id = 'A long name of a node '.repeat(20);
    const container = draw({ data: { links: [{ source: id, target: 'B', value: 1 }] } });
    const [label] = all(container, 'nodeLabel');
    expect([label!.textContent, label!.children.length]).toEqual([id, 0]);
  });

  test('Labels in a page from right to left have the same places', () => {
    const places = (container: ParentNode) =>
      all(container, 'nodeLabel').map((label) => [
        label.getAttribute('x'),
        label.getAttribute('text-anchor'),
      ]);
    const { container } = render(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>{chart()}</ThemeProvider>,
    );
    expect(places(container)).toEqual(places(draw()));
    expect(x(container, 'A')).toBeLessThan(x(container, 'D'));
  });
});

describe('#node-options', () => {
  test('`width` is 15 and `padding` 10 by default', () => {
    const container = draw();
    expect(number(node(container, 'A'), 'width')).toBe(15);
    const [a, b] = [node(container, 'A'), node(container, 'B')];
    expect(number(b, 'y') - number(a, 'y') - number(a, 'height')).toBeCloseTo(10);
  });

  test('If the gaps of a column need more than the height, nodes and links lose theirs', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      source: 'A',
      target: `T${index}`,
      value: 1,
    }));
    const heights = nodes(draw({ data: { links: many } })).map((rect) => number(rect, 'height'));
    expect(Math.max(...heights)).toBeCloseTo(0);
    const padding = { nodeOptions: { padding: 1 } };
    expect(height(draw({ data: { links: many }, ...padding }), 'A')).toBeGreaterThan(100);
  });
});

describe('#align', () => {
  const data = {
    links: [
      { source: 'A', target: 'B', value: 2 },
      { source: 'B', target: 'C', value: 1 },
      { source: 'A', target: 'D', value: 1 },
      { source: 'E', target: 'C', value: 1 },
    ],
  };
  const columns = (align: 'justify' | 'left' | 'right' | 'center') => {
    const container = draw({ data, nodeOptions: { align } });
    return ['D', 'E'].map((id) => ({ 20: 1, 192.5: 2, 365: 3 })[x(container, id)]);
  };

  test("`'justify'` is the default: nodes without targets go to the last column", () => {
    expect(x(draw({ data }), 'D')).toBe(365);
    expect(columns('justify')).toEqual([3, 1]);
  });

  test("`'left'` puts each node as far left as possible", () => {
    expect(columns('left')).toEqual([2, 1]);
  });

  test("`'right'` puts each node as far right as possible", () => {
    expect(columns('right')).toEqual([3, 2]);
  });

  test("`'center'` is like `'left'`, with nodes without sources next to their first target", () => {
    expect(columns('center')).toEqual([2, 2]);
  });
});

describe('#sort', () => {
  const data = {
    links: [
      { source: 'A', target: 'Z', value: 1 },
      { source: 'B', target: 'Y', value: 2 },
      { source: 'C', target: 'X', value: 3 },
      { source: 'A', target: 'X', value: 2 },
    ],
  };
  const order = (series: Partial<Series>) =>
    column(draw({ data, ...series }), ['X', 'Y', 'Z']).join('');

  test("`'fixed'` keeps the order of `nodes`, or that in which links name them", () => {
    expect(order({ nodeOptions: { sort: 'fixed' } })).toBe('ZYX');
    const sorted = { ...data, nodes: [{ id: 'Y' }, { id: 'X' }, { id: 'Z' }] };
    expect(order({ data: sorted, nodeOptions: { sort: 'fixed' } })).toBe('YXZ');
  });

  test('For `linkOptions.sort`, it keeps the order of `links`', () => {
    const nodesFirst = [{ id: 'A' }, { id: 'B' }, { id: 'X' }];
    const crossed = [
      { source: 'B', target: 'X', value: 5 },
      { source: 'A', target: 'X', value: 5 },
    ];
    /** The sources of X in the order in which their bands arrive, from top to bottom. */
    const arrivals = (sort: 'auto' | 'fixed') => {
      const container = draw({
        data: { nodes: nodesFirst, links: crossed },
        nodeOptions: { sort: 'fixed' },
        linkOptions: { sort },
      });
      const ends = bands(container).map((band): [number, string] => [
        Number(/,([\d.]+)L/.exec(band.getAttribute('d')!)![1]),
        band.dataset.linkSource!,
      ]);
      return ends.sort(([a], [b]) => a - b).map(([, source]) => source);
    };
    expect(arrivals('auto')).toEqual(['A', 'B']);
    expect(arrivals('fixed')).toEqual(['B', 'A']);
  });

  test("`'auto'`, the default, moves nodes to where their links cross less", () => {
    expect(order({})).toBe('YZX');
  });

  test('A function compares two nodes of a column', () => {
    expect(order({ nodeOptions: { sort: (a, b) => b.value - a.value } })).toBe('XYZ');
  });

  test('`iterations: 0` keeps the first order, as `fixed` does', () => {
    expect(order({ iterations: 0 })).toBe('ZYX');
  });
});

describe('#curve', () => {
  test('`curveCorrection` moves the control points of a link sideways, by 10 pixels unless you set it', () => {
    const control = (linkOptions?: Series['linkOptions']) =>
      Number(/C([\d.]+),/.exec(bands(draw({ linkOptions }))[0]!.getAttribute('d')!)![1]);
    expect(control() - control({ curveCorrection: 0 })).toBeCloseTo(10);
    expect(control()).toBe(control({ curveCorrection: 10 }));
  });
});

describe('#margin', () => {
  test('The right margin is always as wide as `margin.left`, and the bottom one as high as `margin.top`', () => {
    const container = draw({}, { margin: { left: 10, right: 100, top: 5, bottom: 60 } });
    const last = node(container, 'E');
    expect(400 - number(last, 'x') - number(last, 'width')).toBeCloseTo(10);
    expect(300 - number(last, 'y') - number(last, 'height')).toBeCloseTo(5);
  });
});

describe('#value-formatter', () => {
  test('The second argument has `location`, `type`, and `nodeId` or `sourceId` and `targetId`', () => {
    const valueFormatter = jest.fn(() => '');
    const container = draw({ valueFormatter, linkOptions: { showValues: true } });
    const link = { type: 'link', sourceId: 'A', targetId: 'C' };
    expect(valueFormatter).toHaveBeenCalledWith(30, { ...link, location: 'label' });
    fireEvent.pointerEnter(bands(container)[0]!);
    expect(valueFormatter).toHaveBeenCalledWith(30, { ...link, location: 'tooltip' });
    fireEvent.pointerLeave(bands(container)[0]!);
    fireEvent.pointerEnter(node(container, 'C'));
    const context = { type: 'node', nodeId: 'C', location: 'tooltip' };
    expect(valueFormatter).toHaveBeenLastCalledWith(40, context);
  });

  test('Without it, the tooltip and the labels show the number with separators', () => {
    const data = { links: [{ source: 'A', target: 'B', value: 1234 }] };
    const container = draw({ data, linkOptions: { showValues: true } });
    expect(all(container, 'linkLabel')[0]!.textContent).toBe('1,234');
    fireEvent.pointerEnter(bands(container)[0]!);
    expect(tooltip()).toBe('A → B:1,234');
  });

  test('If it returns `null`, the label is empty, and the tooltip shows the name without a value', () => {
    const container = draw({ valueFormatter: () => null, linkOptions: { showValues: true } });
    expect(all(container, 'linkLabel')[0]!.textContent).toBe('');
    fireEvent.pointerEnter(bands(container)[0]!);
    expect(tooltip()).toBe('A → C:');
  });
});

describe('#tooltip', () => {
  test('The tooltip shows the label of a node, or both labels of a link, and the value', () => {
    const container = draw();
    fireEvent.pointerEnter(node(container, 'A'));
    expect(tooltip()).toBe('A:30');
    fireEvent.pointerLeave(node(container, 'A'));
    fireEvent.pointerEnter(bands(container)[3]!);
    expect(tooltip()).toBe('C → E:15');
  });

  test("`slotProps.tooltip` with `trigger: 'none'` turns it off", () => {
    const container = draw({}, { slotProps: { tooltip: { trigger: 'none' } } });
    fireEvent.pointerEnter(node(container, 'A'));
    expect(tooltip()).toBeUndefined();
  });
});

describe('#highlighting', () => {
  const over = (series: Partial<Series>, element: (container: HTMLElement) => Element) => {
    const container = draw(series);
    fireEvent.pointerEnter(element(container));
    return { nodes: nodes(container), bands: bands(container) };
  };
  const overNode = (highlight?: 'nodes' | 'links' | 'incoming' | 'outgoing' | 'none') =>
    over({ nodeOptions: { highlight } }, (container) => node(container, 'C'));
  const overLink = (highlight?: 'links' | 'nodes' | 'source' | 'target' | 'none') =>
    over({ linkOptions: { highlight } }, (container) => bands(container)[0]!);

  test('By default, a node under the pointer is highlighted with its links', () => {
    const found = overNode();
    expect(highlighted(found.nodes)).toEqual([false, true, false, false, false]);
    expect(highlighted(found.bands)).toEqual([true, true, true, true]);
  });

  test('a link alone', () => {
    const found = overLink();
    expect(highlighted(found.nodes)).not.toContain(true);
    expect(highlighted(found.bands)).toEqual([true, false, false, false]);
  });

  test('Nothing fades without `fade`', () => {
    expect(opacities(overNode().bands)).toEqual([0.48, 0.48, 0.48, 0.48]);
    expect(opacities(overLink().bands)).toEqual([0.48, 0.4, 0.4, 0.4]);
  });

  test("The node itself is highlighted too, except with `'none'`", () => {
    const expected = {
      nodes: [false, false, false, false],
      links: [true, true, true, true],
      incoming: [true, true, false, false],
      outgoing: [false, false, true, true],
      none: [false, false, false, false],
    };
    for (const highlight of Object.keys(expected) as (keyof typeof expected)[]) {
      const found = overNode(highlight);
      expect(highlighted(found.bands)).toEqual(expected[highlight]);
      expect(highlighted(found.nodes)[1]).toBe(highlight !== 'none');
    }
  });

  test("The link itself is highlighted too, except with `'none'`", () => {
    const expected = { links: [], nodes: ['A', 'C'], source: ['A'], target: ['C'], none: [] };
    for (const highlight of Object.keys(expected) as (keyof typeof expected)[]) {
      const found = overLink(highlight);
      const names = found.nodes
        .filter((element) => element.hasAttribute('data-highlighted'))
        .map((element) => element.parentElement!.dataset.node);
      expect(names).toEqual(expected[highlight]);
      expect(highlighted(found.bands)[0]).toBe(highlight !== 'none');
    }
  });

  test('A highlighted link has 1.2 times its opacity, a faded node or label 0.3, a faded link 0.3 times its opacity', () => {
    const container = draw({ nodeOptions: { fade: 'global' } });
    fireEvent.pointerEnter(node(container, 'A'));
    expect(opacities(nodes(container))).toEqual([1, 0.3, 0.3, 0.3, 0.3]);
    expect(opacities(all(container, 'nodeLabel'))).toEqual([1, 0.3, 0.3, 0.3, 0.3]);
    expect(opacities(bands(container)).map((value) => value.toFixed(2))).toEqual([
      '0.48',
      '0.12',
      '0.12',
      '0.12',
    ]);
  });
});

describe('#controlled-highlight', () => {
  test('The pointer changes the highlight even if `highlightedItem` stays the same', () => {
    const item = { type: 'sankey', seriesId: 's', subType: 'node', nodeId: 'A' } as const;
    const container = draw({ id: 's' }, { highlightedItem: item });
    expect(highlighted(nodes(container))).toEqual([true, false, false, false, false]);
    fireEvent.pointerEnter(node(container, 'E'));
    expect(highlighted(nodes(container))).toEqual([false, false, false, false, true]);
    fireEvent.pointerLeave(node(container, 'E'));
    expect(highlighted(nodes(container))).not.toContain(true);
  });
});

describe('#click', () => {
  test('`onItemClick` of other charts is not called', () => {
    const onItemClick = jest.fn();
    const container = draw({}, { onItemClick } as object);
    fireEvent.click(node(container, 'A'));
    fireEvent.click(bands(container)[0]!);
    expect(onItemClick).not.toHaveBeenCalled();
  });

  test('`data` of a node or a link of yours is passed on', () => {
    const onNodeClick = jest.fn();
    const onLinkClick = jest.fn();
    const data = {
      nodes: [{ id: 'A', data: 'of the node' }],
      links: [{ ...links[0]!, data: 'of the link' }],
    };
    const container = draw({ data }, { onNodeClick, onLinkClick });
    fireEvent.click(node(container, 'A'));
    fireEvent.click(bands(container)[0]!);
    expect(onNodeClick.mock.calls[0]![1]).toMatchObject({
      nodeId: 'A',
      node: { data: 'of the node', value: 30 },
    });
    expect(onLinkClick.mock.calls[0]![1]).toMatchObject({
      sourceId: 'A',
      targetId: 'C',
      link: { data: 'of the link', value: 30 },
    });
  });
});

describe('#styling', () => {
  test('The prop `classes` has no effect', () => {
    const { result } = quietly(() => draw({}, { classes: { node: 'mine', root: 'mine' } }));
    expect(result!.querySelector('.mine')).toBeNull();
  });
});

describe('#composition', () => {
  test('Without `SankeyNodePlot`, there are links alone', () => {
    const { container } = render(
      <SankeyDataProvider width={400} height={300} series={[{ type: 'sankey', data: { links } }]}>
        <ChartsSurface>
          <SankeyLinkPlot />
        </ChartsSurface>
      </SankeyDataProvider>,
    );
    expect([bands(container).length, nodes(container).length]).toEqual([4, 0]);
  });

  test('`FocusedSankeyNode` and `FocusedSankeyLink` draw the outline of the item with the focus; without them, there is none', () => {
    const outlines = (focus: React.ReactNode) => {
      const { container } = render(
        <SankeyDataProvider
          width={400}
          height={300}
          enableKeyboardNavigation
          series={[{ type: 'sankey', data: { links } }]}
        >
          <ChartsSurface>
            <SankeyPlot />
            {focus}
          </ChartsSurface>
        </SankeyDataProvider>,
      );
      const svg = container.querySelector<SVGSVGElement>('.MuiChartsSurface-root')!;
      act(() => svg.focus());
      return ['ArrowDown', 'ArrowRight'].map((key) => {
        fireEvent.keyDown(svg, { key });
        return container.querySelectorAll('[fill=none][stroke]').length;
      });
    };
    expect(outlines(null)).toEqual([0, 0]);
    expect(outlines([<FocusedSankeyNode key="node" />, <FocusedSankeyLink key="link" />])).toEqual([
      1, 1,
    ]);
  });
});

describe('#export', () => {
  test('The chart has no toolbar', () => {
    const { result } = quietly(() => draw({}, { showToolbar: true } as object));
    expect(result!.querySelector('button, [role=toolbar]')).toBeNull();
  });

  test('`exportAsPrint` and `exportAsImage`', () => {
    let api: ReturnType<typeof useChartProApiRef<'sankey'>>['current'];
    function Chart() {
      const apiRef = useChartProApiRef<'sankey'>();
      React.useEffect(() => {
        api = apiRef.current;
      });
      return <SankeyChart apiRef={apiRef} width={400} height={300} series={{ data: { links } }} />;
    }
    render(<Chart />);
    expect([typeof api!.exportAsPrint, typeof api!.exportAsImage]).toEqual([
      'function',
      'function',
    ]);
  });
});

describe('#accessibility', () => {
  const open = () => {
    const onNodeClick = jest.fn();
    const container = draw({}, { enableKeyboardNavigation: true, onNodeClick });
    const svg = container.querySelector<SVGSVGElement>('.MuiChartsSurface-root')!;
    act(() => svg.focus());
    const press = (...keys: string[]) =>
      keys.map((key) => {
        fireEvent.keyDown(svg, { key });
        return tooltip();
      });
    return { container, press, onNodeClick };
  };

  test('`title`, `desc`, `className` and `id` reach the SVG', () => {
    const names = { title: 'Water', desc: 'In liters', className: 'flows', id: 'water' };
    const svg = draw({}, names).querySelector('svg#water.flows')!;
    expect(svg.querySelector('title')!.textContent).toBe('Water');
    expect(svg.querySelector('desc')!.textContent).toBe('In liters');
  });

  test('Up and down go through the nodes of a column, right and left to the first link of the node, and from a link to its node', () => {
    const { press } = open();
    expect(press('ArrowDown', 'ArrowDown', 'ArrowDown')).toEqual(['A:30', 'B:10', 'A:30']);
    expect(press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')).toEqual([
      'A → C:30',
      'C:40',
      'C → D:25',
      'D:25',
    ]);
    expect(press('ArrowLeft')).toEqual(['C → D:25']);
  });

  test('On a link, up and down go through the links of the same source', () => {
    const { press } = open();
    press('ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(press('ArrowDown', 'ArrowDown')).toEqual(['C → E:15', 'C → D:25']);
  });

  test('The item with the focus has an outline and the tooltip, but is not highlighted', () => {
    const { container, press } = open();
    expect(press('ArrowDown')).toEqual(['A:30']);
    const outline = container.querySelector('rect[pointer-events=none]')!;
    expect(number(outline, 'height')).toBe(height(container, 'A'));
    expect(highlighted(nodes(container))).not.toContain(true);
  });

  test('Enter does not call `onNodeClick`', () => {
    const { press, onNodeClick } = open();
    press('ArrowDown', 'Enter', ' ');
    expect(onNodeClick).not.toHaveBeenCalled();
  });

  test('Escape does not close the tooltip', () => {
    const { press } = open();
    expect(press('ArrowDown', 'Escape')).toEqual(['A:30', 'A:30']);
  });

  test('It closes when the focus leaves the chart', () => {
    const { container, press } = open();
    expect(press('ArrowDown')).toEqual(['A:30']);
    act(() => container.querySelector<SVGSVGElement>('.MuiChartsSurface-root')!.blur());
    expect(tooltip()).toBeUndefined();
  });

  test('Nodes and links have neither a role nor a name', () => {
    const { container } = open();
    for (const element of [...nodes(container), ...bands(container)]) {
      expect([element.getAttribute('role'), element.getAttribute('aria-label')]).toEqual([
        null,
        null,
      ]);
    }
  });
});

describe('#limits', () => {
  test('There is no legend', () => {
    expect(draw().querySelector('.MuiChartsLegend-root')).toBeNull();
  });

  test('Bands do not move when the data changes; they are redrawn', () => {
    const paths = (container: ParentNode) =>
      bands(container).map((band) => [
        band.getAttribute('d'),
        window.getComputedStyle(band).transitionProperty,
        band.childElementCount,
      ]);
    const other = { data: { links: [...links].map((link) => ({ ...link, value: 7 })) } };
    const { container, rerender } = render(chart());
    rerender(chart(other));
    expect(paths(container)).toEqual(paths(draw(other)));
    expect(paths(container).map(([, transition]) => transition)).not.toContain('d');
  });
});
