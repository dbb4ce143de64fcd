import { defineSidebar, SIDEBAR_NAME } from '../defineSidebar';
import { findNeighbors } from '../findNeighbors';
import type { SidebarItem } from '../types';

const items = defineSidebar([
  { group: 'Data Grid', items: [{ page: 'grid' }, { page: 'grid/sorting' }, { api: 'data-grid' }] },
  {
    group: 'Charts',
    items: [{ page: 'charts' }, { subheader: 'Components', items: [{ page: 'charts/bars' }] }],
  },
])[SIDEBAR_NAME] as readonly SidebarItem[];

test.each([
  ['grid/index', null, 'grid/sorting/index'],
  ['grid/sorting/index', 'grid/index', null],
  ['charts/index', null, 'charts/bars/index'],
  ['charts/bars/index', 'charts/index', null],
])('keeps the neighbors of %s within its family', (id, pagination_prev, pagination_next) => {
  expect(findNeighbors(items, id)).toEqual({ pagination_prev, pagination_next });
});

test('returns null for a page that is not listed', () => {
  expect(findNeighbors(items, 'api/data-grid/data-grid')).toBeNull();
});
