import { defineSidebar } from '../../../defineSidebar';

export default defineSidebar([
  {
    group: 'Grid',
    items: [
      { page: 'grid/sorting', title: 'Sorting', flags: ['beta'] as never },
      { page: 'grid/sortin' },
      { page: 'grid/filtering', plan: 'gold' as never },
      {
        group: 'Columns',
        plan: 'premium',
        items: [{ page: 'grid/pinning' }],
      },
      { group: 'Rows', items: [] },
      { page: 'grid/sorting' },
      { pages: 'grid/all' } as never,
      { page: 'charts/bars', hidden: true } as never,
      { page: 'grid' },
      { api: 'grid' },
    ],
  },
]);
