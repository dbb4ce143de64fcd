import { defineSidebar } from '../../plugins/navigation/defineSidebar';

export default defineSidebar([
  {
    group: 'Introduction',
    items: [
      { page: 'introduction', title: 'Overview' },
      { page: 'introduction/installation' },
      { page: 'introduction/licensing' },
      { page: 'introduction/support' },
      { page: 'introduction/roadmap' },
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
      {
        group: 'Columns',
        items: [
          { page: 'react-data-grid/column-definition' },
          { page: 'react-data-grid/column-dimensions' },
          { page: 'react-data-grid/column-visibility' },
          { page: 'react-data-grid/column-header' },
          { page: 'react-data-grid/column-spanning' },
          { page: 'react-data-grid/column-groups' },
          { page: 'react-data-grid/column-ordering', plan: 'pro' },
          { page: 'react-data-grid/column-pinning', plan: 'pro' },
        ],
      },
      {
        group: 'Rows',
        items: [
          { page: 'react-data-grid/row-definition' },
          { page: 'react-data-grid/row-updates' },
          { page: 'react-data-grid/row-height' },
          { page: 'react-data-grid/row-spanning', flags: ['planned'] },
          { page: 'react-data-grid/master-detail', plan: 'pro' },
          { page: 'react-data-grid/row-ordering', plan: 'pro' },
          { page: 'react-data-grid/row-pinning', plan: 'pro' },
        ],
      },
      { page: 'react-data-grid/editing' },
      { page: 'react-data-grid/sorting' },
      {
        group: 'Filtering',
        items: [
          { page: 'react-data-grid/filtering', title: 'Overview' },
          { page: 'react-data-grid/filtering/customization' },
          { page: 'react-data-grid/filtering/quick-filter' },
          { page: 'react-data-grid/filtering/server-side' },
          { page: 'react-data-grid/filtering/multi-filters', plan: 'pro' },
        ],
      },
      { page: 'react-data-grid/pagination' },
      { page: 'react-data-grid/selection' },
      { page: 'react-data-grid/export' },
      { page: 'react-data-grid/components' },
      { page: 'react-data-grid/style' },
      { page: 'react-data-grid/localization' },
      { page: 'react-data-grid/scrolling' },
      { page: 'react-data-grid/virtualization' },
      { page: 'react-data-grid/accessibility' },
      { page: 'react-data-grid/tree-data', plan: 'pro' },
      { page: 'react-data-grid/row-grouping', plan: 'premium' },
      { page: 'react-data-grid/aggregation', plan: 'premium' },
      { page: 'react-data-grid/pivoting', plan: 'premium', flags: ['planned'] },
      {
        group: 'Advanced',
        items: [
          { page: 'react-data-grid/api-object' },
          { page: 'react-data-grid/events' },
          { page: 'react-data-grid/state' },
        ],
      },
      {
        group: 'Recipes',
        items: [
          { page: 'react-data-grid/recipes-editing', title: 'Editing' },
          { page: 'react-data-grid/recipes-row-grouping', title: 'Row grouping', plan: 'premium' },
        ],
      },
      { page: 'react-data-grid/migration-v4' },
      { api: 'data-grid' },
    ],
  },
  {
    group: 'Date and Time Pickers',
    items: [
      { page: 'react-date-pickers', title: 'Overview' },
      { page: 'react-date-pickers/getting-started', title: 'Getting started' },
      { page: 'react-date-pickers/migration-lab' },
      {
        subheader: 'Components',
        items: [
          { page: 'react-date-pickers/date-picker' },
          { page: 'react-date-pickers/time-picker' },
          { page: 'react-date-pickers/date-time-picker' },
          { page: 'react-date-pickers/date-range-picker', plan: 'pro' },
        ],
      },
      { subheader: 'Localization', items: [{ page: 'react-date-pickers/localization' }] },
      {
        subheader: 'Visual customization',
        items: [{ page: 'react-date-pickers/custom-components' }],
      },
      { subheader: 'Guides', items: [{ page: 'react-date-pickers/forms' }] },
      {
        subheader: 'Not in version 5',
        items: [
          { page: 'react-date-pickers/date-time-range-picker', plan: 'pro' },
          { page: 'react-date-pickers/time-range-picker', plan: 'pro' },
        ],
      },
      { api: 'date-pickers' },
    ],
  },
  {
    group: 'Error messages',
    items: [
      { page: 'messages', title: 'Overview' },
      { page: 'messages/data-grid', title: 'Data Grid' },
      { page: 'messages/date-pickers', title: 'Date and Time Pickers' },
      { page: 'messages/license', title: 'License' },
    ],
  },
  {
    group: 'In later versions',
    items: [{ page: 'react-charts' }, { page: 'react-tree-view' }],
  },
]);
