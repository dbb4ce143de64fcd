import { readValues, writeValues } from '../client/controlAddress';
import { nestValues } from '../client/nestValues';
import { writeCode } from '../client/writeCode';
import type { ControlFacts } from '../types';

const CODE = `export default function BarChartControls({ props, series }: { props?: object; series?: object }) {
  return (
    <BarChart
      height={320}
      series={[
        { data: [1, 2], ...series },
        {
          data: [3, 4],
          ...series,
        },
      ]}
      {...props}
    />
  );
}
`;

test('removes spreads without values', () => {
  expect(writeCode(CODE, {})).toBe(`export default function BarChartControls() {
  return (
    <BarChart
      height={320}
      series={[
        { data: [1, 2] },
        {
          data: [3, 4],
        },
      ]}
    />
  );
}
`);
});

test('replaces spreads with values', () => {
  const values = {
    'props.layout': 'horizontal',
    'props.loading': true,
    'props.grid.horizontal': true,
    'props.borderRadius': 4,
    'series.stack': "Peter's",
  };
  expect(writeCode(CODE, values)).toBe(`export default function BarChartControls() {
  return (
    <BarChart
      height={320}
      series={[
        { data: [1, 2], stack: 'Peter\\'s' },
        {
          data: [3, 4],
          stack: 'Peter\\'s',
        },
      ]}
      layout="horizontal"
      loading
      grid={{ horizontal: true }}
      borderRadius={4}
    />
  );
}
`);
});

test('replaces spreads within a line, but not those of other variables', () => {
  const code = `export default function Demo({ props, series }) {
  return <BarChart series={cities.map((city) => ({ ...city, ...series }))} {...props} />;
}
`;
  expect(writeCode(code, { 'props.loading': true, 'series.stack': 'a' }))
    .toBe(`export default function Demo() {
  return <BarChart series={cities.map((city) => ({ ...city, stack: 'a' }))} loading />;
}
`);
});

test('nests values as props of the demo', () => {
  expect(nestValues({ 'props.grid.vertical': true, 'series.area': false })).toEqual({
    props: { grid: { vertical: true } },
    series: { area: false },
  });
});

const CONTROLS: readonly ControlFacts[] = [
  { path: 'props.layout', kind: 'choice', options: ['a', 'b'], default: 'a', address: '' },
  { path: 'props.radius', kind: 'number', min: 0, max: 24, step: 1, default: null, address: '' },
  { path: 'series.area', kind: 'switch', default: null, address: '' },
];

test('values survive a round trip through the address', () => {
  const values = { 'props.layout': 'b', 'props.radius': 12, 'series.area': true };
  expect(readValues(String(writeValues(values)), CONTROLS)).toEqual({ values, leftOut: [] });
});

test('ignores and reports values that no control can set', () => {
  const text = 'props.layout=c&props.radius=1000&props.onClick=alert(1)&series.area=maybe';
  expect(readValues(text, CONTROLS)).toEqual({
    values: {},
    leftOut: ['props.layout=c', 'props.radius=1000', 'props.onClick=alert(1)', 'series.area=maybe'],
  });
});
