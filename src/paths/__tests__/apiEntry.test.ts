import { isEntryAddress } from '../apiEntry';

test.each([
  ['/x/api/data-grid/data-grid-pro/', true],
  ['/zh/x/v6/api/charts/bar-chart', true],
  ['/x/api/data-grid/', false],
  ['/x/api/compare/', false],
  ['/x/react-data-grid/sorting/', false],
])('%s is the address of an entry: %s', (path, isEntry) => {
  expect(isEntryAddress(path)).toBe(isEntry);
});
