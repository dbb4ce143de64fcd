import { findDemos } from '../client/findDemos';
import { listDemos } from '../listDemos';

const entry = (id: string, more = {}) => ({
  id,
  version: 'v6',
  file: `/d/${id}.tsx`,
  stylings: { system: `/d/${id}.tsx`, ...more },
  height: null,
});
const usage = (id: string, page: string) => ({ id, version: 'v6', page, line: 1 });

const demos = listDemos(
  [
    entry('SortByTwoColumns', { css: '/d/SortByTwoColumns.css.tsx' }),
    entry('BarsOfRain'),
    entry('ActionsOfARow'),
  ],
  [usage('SortByTwoColumns', '/sorting.mdx'), usage('BarsOfRain', '/bars.mdx')],
  (file) =>
    ({
      '/sorting.mdx': { permalink: '/zh/x/v6/react-data-grid/sorting/', title: '排序' },
      '/bars.mdx': { permalink: '/x/v6/react-charts/bars/', title: 'Bars' },
    })[file],
);

test('sorts demos by title and adds family, page and stylings', () => {
  expect(demos.map(({ title, family }) => [title, family])).toEqual([
    ['Actions of a row', 'other'],
    ['Bars of rain', 'charts'],
    ['Sort by two columns', 'data-grid'],
  ]);
  expect(demos[2]).toMatchObject({
    page: { title: '排序', address: '/zh/x/v6/react-data-grid/sorting/#demo-SortByTwoColumns' },
    stylings: ['system', 'css'],
  });
  expect(demos[0]?.page).toBeNull();
});

test.each([
  ['all', '', 3],
  ['charts', '', 1],
  ['all', 'columns SORT', 1],
  ['all', '排序', 1],
  ['all', 'SortByTwo', 1],
  ['charts', 'columns', 0],
] as const)('family %s, search "%s": %i demos', (family, text, count) => {
  expect(findDemos(demos, family, text)).toHaveLength(count);
});
