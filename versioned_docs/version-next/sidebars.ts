import { defineSidebar } from '../../plugins/navigation/defineSidebar';

export default defineSidebar([
  {
    group: 'Introduction',
    items: [
      { page: 'introduction', title: 'Overview' },
      { page: 'introduction/installation' },
      { page: 'introduction/licensing' },
      { page: 'introduction/support' },
      { page: 'introduction/priority-support' },
      { page: 'introduction/roadmap' },
    ],
  },
  { group: 'Common concepts', items: [{ page: 'common-concepts/custom-components' }] },
  {
    group: 'Data Grid',
    items: [
      { page: 'react-data-grid', title: 'Overview' },
      { page: 'react-data-grid/demo' },
      { page: 'react-data-grid/getting-started', title: 'Getting started' },
      { page: 'react-data-grid/features' },
      { page: 'react-data-grid/layout' },
      {
        group: 'Columns',
        items: [
          { page: 'react-data-grid/column-definition' },
          { page: 'react-data-grid/column-dimensions' },
          { page: 'react-data-grid/column-visibility' },
          { page: 'react-data-grid/custom-columns' },
          { page: 'react-data-grid/column-header' },
          { page: 'react-data-grid/column-menu' },
          { page: 'react-data-grid/column-spanning' },
          { page: 'react-data-grid/column-groups' },
          { page: 'react-data-grid/column-ordering', plan: 'pro' },
          { page: 'react-data-grid/column-pinning', plan: 'pro' },
          { page: 'react-data-grid/column-recipes', title: 'Recipes' },
        ],
      },
      {
        group: 'Rows',
        items: [
          { page: 'react-data-grid/row-definition' },
          { page: 'react-data-grid/row-updates' },
          { page: 'react-data-grid/row-height' },
          { page: 'react-data-grid/row-spanning', flags: ['new'] },
          { page: 'react-data-grid/master-detail', plan: 'pro' },
          { page: 'react-data-grid/row-ordering', plan: 'pro' },
          { page: 'react-data-grid/row-pinning', plan: 'pro' },
          { page: 'react-data-grid/row-recipes', title: 'Recipes' },
        ],
      },
      { page: 'react-data-grid/cells' },
      {
        group: 'Editing',
        items: [
          { page: 'react-data-grid/editing', title: 'Overview' },
          { page: 'react-data-grid/editing/persistence' },
          { page: 'react-data-grid/editing/custom-edit-component' },
          { page: 'react-data-grid/editing/editing-events' },
          { page: 'react-data-grid/recipes-editing', title: 'Recipes' },
        ],
      },
      { page: 'react-data-grid/sorting' },
      {
        group: 'Filtering',
        items: [
          { page: 'react-data-grid/filtering', title: 'Overview' },
          { page: 'react-data-grid/filtering/customization' },
          { page: 'react-data-grid/filtering/quick-filter' },
          { page: 'react-data-grid/filtering/server-side' },
          { page: 'react-data-grid/filtering/multi-filters', plan: 'pro' },
          { page: 'react-data-grid/filtering/header-filters', plan: 'pro' },
          { page: 'react-data-grid/filtering-recipes', title: 'Recipes' },
        ],
      },
      { page: 'react-data-grid/pagination' },
      {
        group: 'Selection',
        items: [
          { page: 'react-data-grid/row-selection' },
          { page: 'react-data-grid/cell-selection', plan: 'premium' },
        ],
      },
      { page: 'react-data-grid/export' },
      { page: 'react-data-grid/clipboard' },
      { page: 'react-data-grid/localization' },
      { page: 'react-data-grid/scrolling' },
      { page: 'react-data-grid/virtualization' },
      { page: 'react-data-grid/accessibility' },
      { page: 'react-data-grid/performance' },
      { page: 'react-data-grid/tree-data', plan: 'pro' },
      {
        group: 'Row grouping',
        items: [
          { page: 'react-data-grid/row-grouping', title: 'Overview', plan: 'premium' },
          { page: 'react-data-grid/recipes-row-grouping', title: 'Recipes', plan: 'premium' },
        ],
      },
      { page: 'react-data-grid/aggregation', plan: 'premium' },
      {
        group: 'Pivoting',
        items: [
          { page: 'react-data-grid/pivoting', title: 'Overview', plan: 'premium', flags: ['new'] },
          { page: 'react-data-grid/pivoting-explained', plan: 'premium' },
        ],
      },
      { page: 'react-data-grid/charts-integration', plan: 'premium', flags: ['unstable'] },
      { page: 'react-data-grid/list-view', plan: 'pro' },
      {
        group: 'Server-side data',
        items: [
          { page: 'react-data-grid/server-side-data', title: 'Overview', flags: ['new'] },
          { page: 'react-data-grid/server-side-data/tree-data', plan: 'pro' },
          { page: 'react-data-grid/server-side-data/lazy-loading', plan: 'pro' },
          { page: 'react-data-grid/server-side-data/row-grouping', plan: 'premium' },
          { page: 'react-data-grid/server-side-data/aggregation', plan: 'premium' },
        ],
      },
      { page: 'react-data-grid/ai-assistant', plan: 'premium', flags: ['new'] },
      {
        group: 'Components',
        items: [
          { page: 'react-data-grid/components/usage' },
          { page: 'react-data-grid/components/toolbar' },
          { page: 'react-data-grid/components/export' },
          { page: 'react-data-grid/components/quick-filter' },
          { page: 'react-data-grid/components/columns-panel' },
          { page: 'react-data-grid/components/filter-panel' },
          { page: 'react-data-grid/components/pivot-panel', plan: 'premium' },
          { page: 'react-data-grid/components/prompt-field', plan: 'premium' },
          { page: 'react-data-grid/components/ai-assistant-panel', plan: 'premium' },
        ],
      },
      {
        group: 'Customization',
        items: [
          { page: 'react-data-grid/style' },
          { page: 'react-data-grid/style-recipes', title: 'Styling recipes' },
          { page: 'react-data-grid/overlays' },
          { page: 'react-data-grid/components' },
        ],
      },
      {
        group: 'Advanced',
        items: [
          { page: 'react-data-grid/api-object' },
          { page: 'react-data-grid/events' },
          { page: 'react-data-grid/state' },
        ],
      },
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
      {
        subheader: 'Simple Tree View',
        items: [
          { page: 'react-tree-view/simple-tree-view/items', title: 'Items' },
          { page: 'react-tree-view/simple-tree-view/selection', title: 'Selection' },
          { page: 'react-tree-view/simple-tree-view/expansion', title: 'Expansion' },
          { page: 'react-tree-view/simple-tree-view/customization', title: 'Customization' },
          { page: 'react-tree-view/simple-tree-view/focus', title: 'Focus' },
        ],
      },
      {
        subheader: 'Rich Tree View',
        items: [
          { page: 'react-tree-view/rich-tree-view/items', title: 'Items' },
          { page: 'react-tree-view/rich-tree-view/selection', title: 'Selection' },
          { page: 'react-tree-view/rich-tree-view/expansion', title: 'Expansion' },
          { page: 'react-tree-view/rich-tree-view/customization', title: 'Customization' },
          { page: 'react-tree-view/rich-tree-view/focus', title: 'Focus' },
          { page: 'react-tree-view/rich-tree-view/editing', title: 'Label editing' },
          {
            page: 'react-tree-view/rich-tree-view/lazy-loading',
            title: 'Lazy loading',
            plan: 'pro',
            flags: ['new'],
          },
          { page: 'react-tree-view/rich-tree-view/ordering', title: 'Ordering', plan: 'pro' },
        ],
      },
      {
        subheader: 'Common features',
        items: [
          { page: 'react-tree-view/tree-item-customization', title: 'Item customization' },
          { page: 'react-tree-view/accessibility', title: 'Accessibility' },
        ],
      },
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
      { page: 'migration/migration-data-grid-v6' },
      { page: 'migration/migration-data-grid-v5' },
      { page: 'migration/migration-data-grid-v4' },
      { page: 'migration/usage-with-material-ui-v5-v6' },
    ],
  },
]);
