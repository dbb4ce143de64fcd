import { toReferencePage } from '../referencePage';
import { toFamilyApi } from '../familyApi';
import { pathInLanguage, splitLanguage } from '../language';
import { categoryOf, productOf } from '../products';
import { stripTrailingSlash } from '../slashes';

test.each([
  ['/x/react-charts/', 'en', '/x/react-charts/'],
  ['/zh/x/react-charts/', 'zh', '/x/react-charts/'],
  ['/zh', 'zh', '/'],
  ['/zh/', 'zh', '/'],
  ['/', 'en', '/'],
  ['/en/x/', 'en', '/en/x/'],
  ['/zhou/x/', 'en', '/zhou/x/'],
  ['/fr/x/', 'en', '/fr/x/'],
  ['/x/zh/', 'en', '/x/zh/'],
])('%s is in %s, %s without the prefix', (pathname, language, path) => {
  expect(splitLanguage(pathname)).toEqual({ language, path });
});

test('adds the language prefix to translated pages', () => {
  expect(pathInLanguage('/x/api/', 'zh')).toBe('/zh/x/api/');
  expect(pathInLanguage('/x/api/', 'en')).toBe('/x/api/');
  expect(pathInLanguage('/', 'zh')).toBe('/zh/');
});

test('adds no language prefix to the blog', () => {
  expect(pathInLanguage('/blog/v7/', 'zh')).toBe('/blog/v7/');
  expect(pathInLanguage('/blog', 'zh')).toBe('/blog');
  expect(pathInLanguage('/blogs/', 'zh')).toBe('/zh/blogs/');
});

test.each([
  ['/x/', '/x'],
  ['/x', '/x'],
  ['/x//', '/x'],
  ['/', '/'],
  ['//', '/'],
])('%s without its trailing slash is %s', (pathname, expected) => {
  expect(stripTrailingSlash(pathname)).toBe(expected);
});

test.each([
  ['/api-docs/button/', '/api/button/'],
  ['/api-docs', '/api'],
  ['/api/button/', '/api/button/'],
  ['/api-docsets/', '/api-docsets/'],
  ['/x/api/data-grid/', '/x/api/data-grid/'],
])('the core reference of %s is at %s', (path, expected) => {
  expect(toReferencePage(path)).toBe(expected);
});

test.each([
  ['/api/charts/bar-chart', '/x/api/charts/bar-chart'],
  ['/api/tree-view/', '/x/api/tree-view/'],
  ['/api-docs/date-pickers', '/x/api/date-pickers'],
  ['/api/charts-container/', '/api/charts-container/'],
  ['/x/api/charts/', '/x/api/charts/'],
  ['/x/api-docs/charts/bar-chart.json', '/x/api-docs/charts/bar-chart.json'],
])("a family's reference of %s is at %s", (path, expected) => {
  expect(toFamilyApi(path)).toBe(expected);
});

test.each([
  ['/x/react-charts/bars/', 'x', 'charts'],
  ['/x/v6/api/date-pickers/date-picker/', 'x', 'date-pickers'],
  ['/x/next/react-tree-view', 'x', 'tree-view'],
  ['/x/api/data-grid', 'x', 'data-grid'],
  ['/x/react-data-grid-pro/', 'x', null],
  ['/x/introduction/licensing/', 'x', null],
  ['/x', 'x', null],
  ['/components/data-grid/', 'core', null],
  ['/api/button/', 'core', null],
  ['/toolpad/core/', 'toolpad', null],
  ['/docs/about/', 'docs', null],
  ['/blog/v7/', null, null],
  ['/', null, null],
])('%s belongs to %s, %s', (path, category, product) => {
  expect(categoryOf(path)).toBe(category);
  expect(productOf(path)).toBe(product);
});
