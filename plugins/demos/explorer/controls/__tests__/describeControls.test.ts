import type { ApiEntry, ComponentEntry, PropDoc } from '../../../../api-reference/types';
import { describeControls } from '../describeControls';

const prop = (name: string, type: string, initial: string | null = null): PropDoc => ({
  name,
  type,
  default: initial,
  required: false,
  description: '',
  deprecated: null,
  plan: 'community',
});

const entry = (kind: ApiEntry['kind'], name: string, props: PropDoc[]) =>
  ({ kind, name, slug: name.toLowerCase(), family: 'charts', props }) as unknown as ApiEntry;

const chart = entry('component', 'BarChart', [
  prop('layout', "'vertical' | 'horizontal'", "'vertical'"),
  prop('grid', "Pick<ChartsGridProps, 'horizontal'>"),
  prop('height', 'number'),
  prop('className', 'string'),
  prop('series', "MakeOptional<BarSeriesType, 'type'>[]"),
]) as ComponentEntry;
const entries = [
  chart,
  entry('interface', 'ChartsGridProps', [
    prop('horizontal', 'boolean'),
    prop('vertical', 'boolean'),
  ]),
  entry('interface', 'BarSeriesType', [prop('stack', 'string'), prop('label', 'string')]),
];

const describe_ = (code: string, first = '') =>
  describeControls(
    chart,
    entries,
    code,
    `<Controls of="BarChart" first="${first}" />`,
    ({ slug }) => `/api/${slug}/`,
  );

const CODE = `export default function Demo({ props, series }: object) {
  return <BarChart height={300} series={[{ label: 'A', ...series }]} {...props} />;
}`;

test('lists props that the demo does not set, of the component and of its objects', () => {
  const { controls, shownFirst } = describe_(CODE);
  expect(shownFirst).toBe(3);
  expect(controls).toEqual([
    {
      path: 'props.layout',
      kind: 'choice',
      options: ['vertical', 'horizontal'],
      default: 'vertical',
      address: '/api/barchart/#prop-layout',
    },
    {
      path: 'props.grid.horizontal',
      kind: 'switch',
      default: null,
      address: '/api/chartsgridprops/#prop-horizontal',
    },
    {
      path: 'series.stack',
      kind: 'text',
      default: null,
      address: '/api/barseriestype/#prop-stack',
    },
  ]);
});

test('throws for a spread that is not named after a prop', () => {
  expect(() =>
    describe_(
      'export default function Demo({ bars }) { return <BarChart series={[{ ...bars }]} />; }',
    ),
  ).toThrow('takes "...bars", but BarChart has no prop "bars"');
});

test('shows the listed props first, and throws for one that cannot be changed', () => {
  const { controls, shownFirst } = describe_(CODE, 'series.stack');
  expect(controls.map(({ path }) => path)).toEqual([
    'series.stack',
    'props.layout',
    'props.grid.horizontal',
  ]);
  expect(shownFirst).toBe(1);
  expect(() => describe_(CODE, 'props.height')).toThrow(
    'offers "props.height" first, which cannot be changed here. What can: props.layout, props.grid.horizontal, series.stack.',
  );
});
