import { defineSidebar } from './plugins/navigation/defineSidebar';

export default defineSidebar([
  { group: 'Introduction', items: [{ page: 'introduction/installation' }] },
  {
    group: 'Data Grid',
    items: [
      { page: 'react-data-grid', title: 'Overview' },
      { page: 'react-data-grid/getting-started', title: 'Getting started' },
      { page: 'react-data-grid/sorting' },
    ],
  },
  {
    group: 'Date and Time Pickers',
    items: [{ subheader: 'Components', items: [{ page: 'react-date-pickers/date-picker' }] }],
  },
  {
    group: 'Charts',
    items: [{ subheader: 'Available components', items: [{ page: 'react-charts/bars' }] }],
  },
]);
