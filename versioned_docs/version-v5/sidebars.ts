import { defineSidebar } from '../../plugins/navigation/defineSidebar';

export default defineSidebar([
  {
    group: 'Introduction',
    items: [{ page: 'introduction', title: 'Overview' }, { page: 'introduction/installation' }],
  },
  {
    group: 'Data Grid',
    items: [
      { page: 'react-data-grid', title: 'Overview' },
      { page: 'react-data-grid/getting-started', title: 'Getting started' },
      { api: 'data-grid' },
    ],
  },
  {
    group: 'Date and Time Pickers',
    items: [
      { page: 'react-date-pickers', title: 'Overview' },
      { page: 'react-date-pickers/getting-started', title: 'Getting started' },
      { api: 'date-pickers' },
    ],
  },
  {
    group: 'In later versions',
    items: [{ page: 'react-charts' }, { page: 'react-tree-view' }],
  },
]);
