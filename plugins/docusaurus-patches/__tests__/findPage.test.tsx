import globalData from '@generated/globalData';
import { lists } from '@generated/routes';
import { findPage } from '../client/findPage';

const loadSorting = jest.fn();

jest.mock('@generated/globalData', () => ({
  'docusaurus-plugin-content-docs': {
    default: {
      versions: [
        { name: 'current', path: '/x', docs: [] },
        { name: 'v6', path: '/x/v6', docs: [] },
      ],
    },
  },
}));
jest.mock('@generated/routes', () => ({
  lists: { '/x/': [] },
  tables: {
    '/x/': async () => {
      throw new Error('An area that holds the page comes before one around it.');
    },
    '/x/react-data-grid/': async () => ({
      default: {
        list: '/x/',
        component: 'item',
        instance: 'default',
        version: 'current',
        sidebar: 'docs',
        pages: { 'react-data-grid/sorting/index': [() => loadSorting(), '0 1'] },
      },
    }),
  },
}));
jest.mock('@docusaurus/ComponentCreator', () => ({ __esModule: true, default: String }), {
  virtual: true,
});

test('adds a page once to the routes and to each version that has it', async () => {
  await findPage('/x/react-data-grid/sorting');
  await findPage('/x/react-data-grid/sorting/');
  expect(lists['/x/']).toEqual([
    {
      path: '/x/react-data-grid/sorting/',
      component: '/x/react-data-grid/sorting/',
      exact: true,
      sidebar: 'docs',
    },
  ]);
  const id = 'react-data-grid/sorting/index';
  expect(globalData['docusaurus-plugin-content-docs']).toMatchObject({
    default: {
      versions: [
        { docs: [{ id, path: '/x/react-data-grid/sorting/' }] },
        { docs: [{ id, path: '/x/v6/react-data-grid/sorting/' }] },
      ],
    },
  });
});

test('adds nothing for paths without a page', async () => {
  const before = lists['/x/']!.length;
  await findPage('/x/react-data-grid/no-such-page/');
  await findPage('/somewhere/else/');
  expect(lists['/x/']).toHaveLength(before);
});
