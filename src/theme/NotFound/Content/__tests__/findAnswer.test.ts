import { findAnswer } from '../findAnswer';

test('redirects from an address that moved and keeps its language', async () => {
  expect(await findAnswer('/zh/x/api/data-grid/x-grid/')).toEqual({
    kind: 'redirect',
    to: '/zh/x/api/data-grid/data-grid-pro/',
  });
});

test('suggests pages of the version in the address first', async () => {
  expect(await findAnswer('/x/v6/react-data-grid/sortingg/')).toEqual({
    kind: 'missing',
    nearest: [
      ['/x/v6/react-data-grid/sorting/', 'Sorting of v6'],
      ['/x/react-data-grid/sorting/', 'Sorting'],
      ['/x/v6/react-data-grid/', 'Data Grid of v6'],
    ],
    starts: {
      'data-grid': '/x/v6/react-data-grid/',
      'date-pickers': '/x/react-date-pickers/',
      charts: '/x/react-charts/',
      'tree-view': '/x/react-tree-view/',
    },
    words: 'data grid sortingg',
  });
});

test('ranks a page that only the current version has above less similar pages', async () => {
  expect(await findAnswer('/x/v6/react-data-grid/filtering/')).toMatchObject({
    nearest: [
      ['/x/react-data-grid/filtering/', 'Filtering'],
      ['/x/v6/react-data-grid/', 'Data Grid of v6'],
    ],
  });
});

test('suggests pages of the current version if the version is not built', async () => {
  expect(await findAnswer('/x/v5/react-data-grid/sorting/nothing/')).toMatchObject({
    nearest: [['/x/react-data-grid/sorting/', 'Sorting']],
  });
});
