import { labelOn, numberOn, releaseOf } from '../releases';

const RELEASES = {
  current: { 'data-grid': '7.28.3', charts: '7.28.0', 'tree-view': '7.28.1' },
  v6: { 'data-grid': '6.20.4', charts: '6.19.8' },
};
const CURRENT = { name: 'current', label: '7.28.3' };
const V6 = { name: 'v6', label: 'v6' };

test.each([
  ['/x/react-charts/bars/', CURRENT, '7.28.0'],
  ['/zh/x/api/charts/bar-chart/', CURRENT, '7.28.0'],
  ['/x/api/tree-view/rich-tree-view/', CURRENT, '7.28.1'],
  ['/x/react-data-grid/', CURRENT, '7.28.3'],
  ['/x/introduction/', CURRENT, '7.28.3'],
  ['/x/v6/react-charts/', V6, '6.19.8'],
  ['/x/v6/react-tree-view/', V6, 'v6'],
])('returns for %s the release of its family', (path, version, release) => {
  expect(releaseOf(version, path, RELEASES)).toBe(release);
});

test('keeps the label of a version that is known by its name', () => {
  expect(labelOn(V6, '/x/v6/react-charts/', RELEASES)).toBe('v6');
  expect(labelOn(CURRENT, '/x/react-charts/', RELEASES)).toBe('7.28.0');
});

test('numbers versions by the family of the page, or else by the grid', () => {
  expect(numberOn(V6, '/x/v6/react-charts/', RELEASES)).toBe('6.19.8');
  expect(numberOn(V6, '/x/v6/introduction/', RELEASES)).toBe('6.20.4');
  expect(numberOn(CURRENT, '/x/introduction/', RELEASES)).toBe('7.28.3');
});

test('adds the release to next, on pages of a family and on others', () => {
  const next = { name: 'next', label: 'next' };
  const releases = { ...RELEASES, next: { 'data-grid': '8.29.3', charts: '8.29.2' } };
  expect(labelOn(next, '/x/next/react-charts/', releases)).toBe('next (8.29.2)');
  expect(labelOn(next, '/x/next/introduction/', releases)).toBe('next (8.29.3)');
  expect(labelOn(next, '/x/next/', RELEASES)).toBe('next');
});
