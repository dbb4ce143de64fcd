import { groupByWords } from '../groupByWords';

const group = (names: readonly string[]) =>
  groupByWords(
    names.map((name) => ({ name })),
    ({ name }) => name,
  ).map((each) =>
    'stem' in each ? `${each.stem}: ${each.items.map(({ name }) => name).join(' ')}` : each.name,
  );

const many = (stem: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${stem}${String.fromCharCode(65 + index)}`);

test('returns a short list unchanged', () => {
  expect(group(['BarChart', 'BarLabel', 'BarPlot', 'BarElement'])).toEqual([
    'BarChart',
    'BarLabel',
    'BarPlot',
    'BarElement',
  ]);
});

test('groups names with the same first word in a long list, unless there are only a few', () => {
  const groups = group([
    'BarChart',
    'BarLabel',
    'BarPlot',
    'BarElement',
    'PieArc',
    ...many('X', 26),
  ]);
  expect(groups.slice(0, 2)).toEqual(['Bar: BarChart BarLabel BarPlot BarElement', 'PieArc']);
});

test('splits an oversized group by one more word', () => {
  const groups = group([...many('GridColumn', 5), 'GridCell', ...many('GridRow', 25)]);
  expect(groups.slice(0, 2)).toEqual([
    'GridColumn: GridColumnA GridColumnB GridColumnC GridColumnD GridColumnE',
    'GridCell',
  ]);
  expect(groups).toHaveLength(27);
});
