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
  ['/x/api/charts/', 'Charts API'],
  ['/x/api/charts/bar-chart/', 'BarChart'],
  ['/x/api/charts/bar-chart-pro/', 'BarChartPro'],
  ['/x/api/charts/line-chart/', 'LineChart'],
  ['/x/api/charts/pie-chart/', 'PieChart'],
  ['/x/react-charts/bars/', 'Bars'],
  ['/x/react-charts/', 'Charts'],
  ['/x/react-data-grid/components/', 'Components'],
  ['/x/api/date-pickers/', 'Date Pickers API'],
  ['/x/api/date-pickers/date-picker/', 'DatePicker'],
  ['/x/react-date-pickers/date-picker/', 'Date Picker'],
  ['/x/react-date-pickers/', 'Date Pickers'],
  ['/x/api/tree-view/', 'Tree View API'],
  ['/x/api/tree-view/tree-view/', 'TreeView'],
  ['/x/react-tree-view/', 'Tree View'],
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
  ['/x/charts/', 'Charts'],
  ['/x/react-chart/', 'Charts'],
  ['/x/tree-view/', 'Tree View'],
  ['/x/data-grid/', 'Data Grid'],
  ['/data-grid/', 'Data Grid'],
  ['/react-data-grid/', 'Data Grid'],
  ['/x/date-pickers/', 'Date Pickers'],
  ['/x/react-pickers/', 'Date Pickers'],
  ['/x/api/date-picker/', 'DatePicker'],
  ['/x/api/tree-view/treeview/', 'TreeView'],
  ['/x/api/charts/pei-chart/', 'PieChart'],
])('suggests for %s first %s', (path, title) => {
  expect(titles(path)[0]).toBe(title);
});

test('suggests nothing for an address unlike any page', () => {
  expect(titles('/wp-login.php')).toEqual([]);
  expect(titles('/')).toEqual([]);
});

test('suggests the reference of the family for a prop, not names that share letters with it', () => {
  expect(titles('/x/api/data-grid/onRowClick/')).toEqual(['Data Grid API']);
});

test('ranks a guide above reference pages whose names end like the address', () => {
  expect(titles('/x/react-charts/bar-chart/').slice(0, 2)).toEqual(['BarChart', 'Bars']);
});

test('suggests the start page in the version of the address for a misspelled family', () => {
  const own: ListedPage[] = [
    ['/x/v6/api/charts/bar-chart/', 'BarChart'],
    ['/x/v6/api/charts/', 'Charts API'],
    ['/x/v6/react-charts/', 'Charts'],
  ];
  expect(suggestPages('/x/v6/react-chart/', own, PAGES)[0]).toBe(own[2]);
});

test('suggests at most five pages', () => {
  expect(titles('/x/react-data-grid/selection/').length).toBeLessThanOrEqual(5);
});

test("leaves room for pages of the address's version, and ranks other versions by similarity", () => {
  const own = ['sorting-rows', 'sorting-model', 'multi-sorting', 'sorting-order'].map(
    (name): ListedPage => [`/x/v5/react-data-grid/${name}/`, name],
  );
  expect(suggestPages('/x/v5/react-data-grid/sorting/', own)).toHaveLength(4);
  const mixed = suggestPages('/x/v5/react-data-grid/sorting/', own, PAGES);
  expect(mixed.map(([path]) => path.includes('/v5/'))).toEqual([false, true, true, true]);
  expect(mixed[0]?.[1]).toBe('Sorting');
});

test('extracts the words that describe the topic of an address', () => {
  expect(addressWords('/x/v6/react-data-grid/rowSelection.html')).toEqual([
    'data',
    'grid',
    'row',
    'selection',
  ]);
  expect(addressWords('/x/api/数据网格/')).toEqual(['数据网格']);
  expect(addressWords('/api-docs/button-group/')).toEqual(['button', 'group']);
});
