import { addressWords } from '../client/addressWords';
import { suggestPages } from '../client/suggestPages';
import type { ListedPage } from '../types';

const PAGES: ListedPage[] = [
  ['/x/introduction/licensing/', 'Licensing'],
  ['/x/react-data-grid/', 'Data Grid'],
  ['/x/react-data-grid/sorting/', 'Sorting'],
  ['/x/react-data-grid/row-selection/', 'Row selection'],
  ['/x/react-data-grid/cell-selection/', 'Cell selection'],
  ['/x/react-tree-view/rich-tree-view/selection/', 'Selection'],
  ['/x/api/data-grid/', 'Data Grid API'],
  ['/x/api/data-grid/grid-api/', 'GridApi'],
  ['/x/api/data-grid/grid-row-count/', 'GridRowCount'],
  ['/x/api/data-grid/grid-sort-direction/', 'GridSortDirection'],
  ['/x/api/date-pickers/time-clock/', 'TimeClock'],
  ['/x/api/data-grid/data-grid/', 'DataGrid'],
  ['/x/api/data-grid/data-grid-pro/', 'DataGridPro'],
  ['/x/api/charts/bar-chart/', 'BarChart'],
  ['/x/react-charts/bars/', 'Bars'],
];

const titles = (path: string) => suggestPages(path, PAGES).map(([, title]) => title);

test.each([
  ['/x/react-data-grid/sortng/', 'Sorting'],
  ['/x/react-data-grid/sorting/multi/', 'Sorting'],
  ['/x/react-data-grid/rowSelection', 'Row selection'],
  ['/x/react-data-grid/selection/', 'Row selection'],
  ['/x/react-tree-view/selection/', 'Selection'],
  ['/x/api/data-grid/dataGridPro/', 'DataGridPro'],
  ['/x/api/data-grid/gridapi/', 'GridApi'],
  ['/x/api/data-grid/data-grid-premium/', 'DataGrid'],
  ['/x/react-data-grid/sorting/index.html', 'Sorting'],
  ['/x/api/bar-chart/', 'BarChart'],
  ['/licensing/', 'Licensing'],
])('at %s the nearest page is %s', (path, title) => {
  expect(titles(path)[0]).toBe(title);
});

test('an address that is like none has no suggestions', () => {
  expect(titles('/wp-login.php')).toEqual([]);
  expect(titles('/')).toEqual([]);
});

test('a prop leads to the reference of its family, not to names that happen to have letters of it', () => {
  expect(titles('/x/api/data-grid/onRowClick/')).toEqual(['Data Grid API']);
});

test('there are five at most', () => {
  expect(titles('/x/react-data-grid/selection/').length).toBeLessThanOrEqual(5);
});

test('pages of another version leave room for those of the own one, and come first if they are nearer', () => {
  const own = ['sorting-rows', 'sorting-model', 'multi-sorting', 'sorting-order'].map(
    (name): ListedPage => [`/x/v5/react-data-grid/${name}/`, name],
  );
  expect(suggestPages('/x/v5/react-data-grid/sorting/', own)).toHaveLength(4);
  const mixed = suggestPages('/x/v5/react-data-grid/sorting/', own, PAGES);
  expect(mixed.map(([path]) => path.includes('/v5/'))).toEqual([false, true, true, true]);
  expect(mixed[0]?.[1]).toBe('Sorting');
});

test('words of an address are those that say what a page is about', () => {
  expect(addressWords('/x/v6/react-data-grid/rowSelection.html')).toEqual([
    'data',
    'grid',
    'row',
    'selection',
  ]);
  expect(addressWords('/x/api/数据网格/')).toEqual(['数据网格']);
  expect(addressWords('/api-docs/button-group/')).toEqual(['button', 'group']);
});
