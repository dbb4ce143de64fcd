import { findAnswer } from '../findAnswer';

test('an address that moved leads on, in its language', async () => {
  expect(await findAnswer('/zh/x/api/data-grid/x-grid/')).toEqual({
    kind: 'redirect',
    to: '/zh/x/api/data-grid/data-grid-pro/',
  });
});

test('an address of a version is answered with pages of the version first', async () => {
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
    title: null,
    words: 'data grid sortingg',
  });
});

test('a page that only the current version has comes before what is less like it', async () => {
  expect(await findAnswer('/x/v6/react-data-grid/filtering/')).toMatchObject({
    nearest: [
      ['/x/react-data-grid/filtering/', 'Filtering'],
      ['/x/v6/react-data-grid/', 'Data Grid of v6'],
    ],
  });
});

test('a version that is not built is answered with pages of the current one', async () => {
  expect(await findAnswer('/x/v5/react-data-grid/sorting/nothing/')).toMatchObject({
    nearest: [['/x/react-data-grid/sorting/', 'Sorting']],
  });
});
