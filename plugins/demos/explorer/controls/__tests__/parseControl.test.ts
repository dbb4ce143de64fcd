import { parseControl, parseDefault } from '../parseControl';

test.each([
  ['boolean', { control: { kind: 'switch' } }],
  ["'row' | 'column'", { control: { kind: 'choice', options: ['row', 'column'] } }],
  [
    "'value' | ((item: BarItem, context: BarLabelContext) => string | null | undefined)",
    { control: { kind: 'choice', options: ['value'] } },
  ],
  ["string | ((location: 'tooltip' | 'legend') => string)", { control: { kind: 'text' } }],
  [
    "Pick<ChartsGridProps, 'vertical'>",
    { object: { name: 'ChartsGridProps', members: ['vertical'] } },
  ],
  ['Partial<HighlightScope>', { object: { name: 'HighlightScope' } }],
])('parses %s', (type, expected) => {
  expect(parseControl(type, 'props.any')).toEqual(expected);
});

test('derives ranges and colors from the names of props', () => {
  expect(parseControl('number', 'props.borderRadius')).toEqual({
    control: { kind: 'number', min: 0, max: 24, step: 1 },
  });
  expect(parseControl('string', 'series.color')).toEqual({ control: { kind: 'color' } });
});

test.each([
  'string[]',
  'React.ReactNode',
  '(event: MouseEvent) => void',
  'string | AxisProps | null',
])('creates no control for %s', (type) => {
  const parsed = parseControl(type, 'props.any');
  expect(parsed && 'control' in parsed).toBeFalsy();
});

test.each([
  ['false', false],
  ["'vertical'", 'vertical'],
  ['"dense"', 'dense'],
  ['0.2', 0.2],
  ['xAxisIds[0] The id of the first provided axis', null],
  [null, null],
])('parses the default %s as %s', (text, value) => {
  expect(parseDefault(text)).toBe(value);
});
