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
    group: 'Charts',
    items: [
      { page: 'react-charts', title: 'Overview' },
      { page: 'react-charts/getting-started', title: 'Getting started' },
      { api: 'charts' },
    ],
  },
  {
    group: 'Tree View',
    items: [
      { page: 'react-tree-view', title: 'Overview' },
      { page: 'react-tree-view/getting-started', title: 'Getting started' },
      { api: 'tree-view' },
    ],
  },
  {
    group: 'Error messages',
    items: [
      { page: 'messages', title: 'Overview' },
      { page: 'messages/data-grid', title: 'Data Grid' },
      { page: 'messages/date-pickers', title: 'Date and Time Pickers' },
      { page: 'messages/charts', title: 'Charts' },
      { page: 'messages/tree-view', title: 'Tree View' },
      { page: 'messages/license', title: 'License' },
      { page: 'messages/other-software', title: 'Other software' },
    ],
  },
  {
    group: 'Migration',
    items: [
      { page: 'migration/migration-data-grid-v7' },
      { page: 'migration/migration-pickers-v7' },
      { page: 'migration/migration-charts-v7' },
      { page: 'migration/migration-tree-view-v7' },
      { page: 'migration/usage-with-material-ui-v5-v6' },
    ],
  },
]);
