import { defineSidebar } from '../../plugins/navigation/defineSidebar';

export default defineSidebar([
  {
    group: 'Introduction',
    items: [
      { page: 'introduction', title: 'Overview' },
      { page: 'introduction/installation' },
      { page: 'known-problems' },
    ],
  },
  {
    group: 'Data Grid',
    items: [
      { page: 'react-data-grid', title: 'Overview' },
      { page: 'react-data-grid/demo' },
      { page: 'react-data-grid/getting-started', title: 'Getting started' },
      { page: 'react-data-grid/layout' },
      { page: 'react-data-grid/columns' },
      { page: 'react-data-grid/rows' },
      { page: 'react-data-grid/editing' },
      { page: 'react-data-grid/sorting' },
      { page: 'react-data-grid/filtering' },
      { page: 'react-data-grid/pagination' },
      { page: 'react-data-grid/selection' },
      { page: 'react-data-grid/events' },
      { page: 'react-data-grid/export' },
      { page: 'react-data-grid/components' },
      { page: 'react-data-grid/style' },
      { page: 'react-data-grid/localization' },
      { page: 'react-data-grid/virtualization' },
      { page: 'react-data-grid/accessibility' },
      { page: 'react-data-grid/group-pivot' },
      { api: 'data-grid' },
    ],
  },
  {
    group: 'Error messages',
    items: [
      { page: 'messages', title: 'Overview' },
      { page: 'messages/data-grid', title: 'Data Grid' },
      { page: 'messages/license', title: 'License' },
    ],
  },
  {
    group: 'In later versions',
    items: [{ page: 'react-date-pickers' }, { page: 'react-charts' }, { page: 'react-tree-view' }],
  },
]);
