import type { ApiEntry, ComponentEntry, PropDoc } from '../../../../api-reference/types';
import { describeControls } from '../describeControls';
import { readSpreads } from '../readSpreads';

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

const describe_ = (code: string) =>
  describeControls(chart, entries, readSpreads(code), ({ slug }) => `/api/${slug}/`);

test('lists props that the demo does not set, of the component and of its objects', () => {
  const controls = describe_(`export default function Demo({ props, series }: object) {
  return <BarChart height={300} series={[{ label: 'A', ...series }]} {...props} />;
}`);
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
