import { findRedirect } from '../findRedirect.ts';

const TABLE = [
  { from: '/x/selection/', to: '/x/row-selection/' },
  { from: '/x/row-selection/', to: '/x/grid/', isTemporary: true },
  { from: '/api/grid/', to: '/x/api/grid/' },
];

test.each([
  ['/api/grid/', '/x/api/grid/'],
  ['/api/grid', '/x/api/grid/'],
  ['/zh/api/grid/', '/zh/x/api/grid/'],
  ['/api-docs/button', '/api/button/'],
  ['/api/charts/bar-chart', '/x/api/charts/bar-chart/'],
  ['/zh/api/date-pickers/date-picker/', '/zh/x/api/date-pickers/date-picker/'],
  ['/api-docs/tree-view/tree-item/', '/x/api/tree-view/tree-item/'],
  ['/zh/blog/news/', '/blog/news/'],
  ['/x/demos/Orders/', '/x/demos/?demo=Orders'],
  ['/zh/x/v6/demos/Orders', '/zh/x/v6/demos/?demo=Orders'],
  ['/zh/demos/Orders/', '/zh/demos/?demo=Orders'],
  ['/zh/x/v6/demos/Orders/source.txt', '/x/v6/demos/Orders/source.txt'],
])('%s redirects to %s permanently', (from, to) => {
  expect(findRedirect(from, TABLE)).toEqual({ to, isTemporary: false });
});

test('the address of a page that is not written yet redirects temporarily', () => {
  expect(findRedirect('/x/selection/', TABLE)).toEqual({
    to: '/x/row-selection/',
    isTemporary: false,
  });
  expect(findRedirect('/x/row-selection/', TABLE)).toEqual({ to: '/x/grid/', isTemporary: true });
});

test.each([
  '/',
  '/zh/',
  '/x/api/grid/',
  '/x/row-selection/notes/',
  '/api/button/',
  '/api/button',
  '/zh',
  '/x/v6/demos/Orders/source.txt',
])('%s does not redirect', (path) => {
  expect(findRedirect(path, TABLE)).toBeUndefined();
});
