import { defineSidebar } from './plugins/navigation/defineSidebar';

export default defineSidebar([
  {
    group: 'Introduction',
    items: [
      { page: 'introduction', title: 'Overview' },
      { page: 'introduction/installation' },
      { page: 'introduction/licensing' },
      { page: 'introduction/support' },
      { page: 'introduction/roadmap' },
      { page: 'introduction/whats-new' },
      { page: 'introduction/privacy' },
    ],
  },
  {
    group: 'Common concepts',
    items: [{ page: 'common-concepts/custom-components' }, { page: 'theme-builder' }],
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
          { page: 'react-data-grid/row-spanning', flags: ['unstable'] },
          { page: 'react-data-grid/master-detail', plan: 'pro' },
          { page: 'react-data-grid/row-ordering', plan: 'pro' },
          { page: 'react-data-grid/row-pinning', plan: 'pro' },
          { page: 'react-data-grid/row-recipes', title: 'Recipes' },
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
          { page: 'react-data-grid/filtering/header-filters', plan: 'pro', flags: ['new'] },
          { page: 'react-data-grid/filtering-recipes', title: 'Recipes' },
        ],
      },
      { page: 'react-data-grid/pagination' },
      {
        group: 'Selection',
        items: [
          { page: 'react-data-grid/row-selection' },
          { page: 'react-data-grid/cell-selection', plan: 'premium', flags: ['new'] },
        ],
      },
      { page: 'react-data-grid/export' },
      { page: 'react-data-grid/clipboard', flags: ['new'] },
      { page: 'react-data-grid/overlays' },
      { page: 'react-data-grid/components' },
      {
        group: 'Style',
        items: [
          { page: 'react-data-grid/style', title: 'Overview' },
          { page: 'react-data-grid/style-recipes', title: 'Recipes' },
        ],
      },
      { page: 'react-data-grid/localization' },
      { page: 'react-data-grid/scrolling' },
      { page: 'react-data-grid/virtualization' },
      { page: 'react-data-grid/accessibility' },
      { page: 'react-data-grid/performance' },
      { page: 'react-data-grid/tree-data', plan: 'pro' },
      { page: 'react-data-grid/row-grouping', plan: 'premium' },
      { page: 'react-data-grid/aggregation', plan: 'premium' },
      { page: 'react-data-grid/pivoting', plan: 'premium', flags: ['planned'] },
      { page: 'react-data-grid/list-view', plan: 'pro', flags: ['unstable'] },
      {
        group: 'Server-side data',
        items: [
          { page: 'react-data-grid/server-side-data', title: 'Overview', flags: ['unstable'] },
          { page: 'react-data-grid/server-side-data/tree-data', plan: 'pro', flags: ['unstable'] },
          {
            page: 'react-data-grid/server-side-data/lazy-loading',
            plan: 'pro',
            flags: ['unstable'],
          },
          { page: 'react-data-grid/server-side-data/infinite-loading', plan: 'pro' },
          {
            page: 'react-data-grid/server-side-data/row-grouping',
            plan: 'premium',
            flags: ['unstable'],
          },
          {
            page: 'react-data-grid/server-side-data/aggregation',
            plan: 'premium',
            flags: ['planned'],
          },
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
      {
        group: 'Recipes',
        items: [
          { page: 'react-data-grid/recipes-editing', title: 'Editing' },
          { page: 'react-data-grid/recipes-row-grouping', title: 'Row grouping', plan: 'premium' },
        ],
      },
      { page: 'react-data-grid/faq' },
      { api: 'data-grid' },
    ],
  },
  {
    group: 'Date and Time Pickers',
    items: [
      { page: 'react-date-pickers', title: 'Overview' },
      { page: 'react-date-pickers/getting-started', title: 'Getting started' },
      { page: 'react-date-pickers/base-concepts', title: 'Base concepts' },
      { page: 'react-date-pickers/accessibility' },
      { page: 'react-date-pickers/faq' },
      {
        subheader: 'Components',
        items: [
          { page: 'react-date-pickers/date-picker' },
          { page: 'react-date-pickers/date-field' },
          { page: 'react-date-pickers/date-calendar' },
          { page: 'react-date-pickers/time-picker' },
          { page: 'react-date-pickers/time-field' },
          { page: 'react-date-pickers/time-clock' },
          { page: 'react-date-pickers/digital-clock' },
          { page: 'react-date-pickers/date-time-picker' },
          { page: 'react-date-pickers/date-time-field' },
          { page: 'react-date-pickers/date-range-picker', plan: 'pro' },
          { page: 'react-date-pickers/date-range-field', plan: 'pro' },
          { page: 'react-date-pickers/date-range-calendar', plan: 'pro' },
          { page: 'react-date-pickers/time-range-picker', plan: 'pro', flags: ['planned'] },
          { page: 'react-date-pickers/time-range-field', plan: 'pro' },
          { page: 'react-date-pickers/date-time-range-picker', plan: 'pro', flags: ['new'] },
          { page: 'react-date-pickers/date-time-range-field', plan: 'pro' },
          { page: 'react-date-pickers/fields' },
        ],
      },
      {
        subheader: 'Common features',
        items: [
          { page: 'react-date-pickers/validation' },
          { page: 'react-date-pickers/lifecycle' },
          { page: 'react-date-pickers/shortcuts' },
        ],
      },
      {
        subheader: 'Localization',
        items: [
          { page: 'react-date-pickers/localization' },
          { page: 'react-date-pickers/adapters-locale' },
          { page: 'react-date-pickers/timezone' },
          { page: 'react-date-pickers/calendar-systems' },
        ],
      },
      {
        subheader: 'Visual customization',
        items: [
          { page: 'react-date-pickers/custom-components' },
          { page: 'react-date-pickers/custom-layout' },
          { page: 'react-date-pickers/custom-field' },
          { page: 'react-date-pickers/custom-opening-button' },
          { page: 'react-date-pickers/playground' },
        ],
      },
      {
        subheader: 'Guides',
        items: [
          { page: 'react-date-pickers/forms' },
          { page: 'react-date-pickers/testing' },
          { page: 'react-date-pickers/server-rendering' },
        ],
      },
      { api: 'date-pickers' },
    ],
  },
  {
    group: 'Charts',
    items: [
      { page: 'react-charts', title: 'Overview' },
      { page: 'react-charts/getting-started', title: 'Getting started' },
      {
        subheader: 'Available components',
        items: [
          {
            group: 'Bars',
            items: [
              { page: 'react-charts/bars', title: 'Overview' },
              { page: 'react-charts/bar-demo', title: 'Examples' },
            ],
          },
          {
            group: 'Lines',
            items: [
              { page: 'react-charts/lines', title: 'Overview' },
              { page: 'react-charts/line-demo', title: 'Line examples' },
              { page: 'react-charts/areas-demo', title: 'Area examples' },
            ],
          },
          {
            group: 'Pie',
            items: [
              { page: 'react-charts/pie', title: 'Overview' },
              { page: 'react-charts/pie-demo', title: 'Examples' },
            ],
          },
          {
            group: 'Scatter',
            items: [
              { page: 'react-charts/scatter', title: 'Overview' },
              { page: 'react-charts/scatter-demo', title: 'Examples' },
            ],
          },
          { page: 'react-charts/sparkline' },
          { page: 'react-charts/gauge' },
          { page: 'react-charts/heatmap', plan: 'pro' },
        ],
      },
      {
        subheader: 'Common features',
        items: [
          { page: 'react-charts/axis' },
          { page: 'react-charts/label' },
          { page: 'react-charts/legend' },
          { page: 'react-charts/tooltip' },
          { page: 'react-charts/highlighting' },
          { page: 'react-charts/stacking' },
          { page: 'react-charts/styling' },
          { page: 'react-charts/zoom-and-pan', plan: 'pro', flags: ['unstable'] },
          { page: 'react-charts/composition' },
          { page: 'react-charts/components' },
          { page: 'react-charts/hooks' },
        ],
      },
      {
        subheader: 'Guides',
        items: [
          { page: 'react-charts/responsive' },
          { page: 'react-charts/accessibility' },
          { page: 'react-charts/performance' },
          { page: 'react-charts/export' },
          { page: 'react-charts/testing-and-ssr' },
        ],
      },
      {
        subheader: 'Future components',
        items: [
          { page: 'react-charts/radar', flags: ['planned'] },
          { page: 'react-charts/treemap', flags: ['planned'] },
          { page: 'react-charts/funnel', plan: 'pro', flags: ['planned'] },
          { page: 'react-charts/sankey', plan: 'pro', flags: ['planned'] },
          { page: 'react-charts/gantt', plan: 'pro', flags: ['planned'] },
        ],
      },
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
      { page: 'upgrade', title: 'Upgrade your code' },
      { page: 'migration/migration-data-grid-v6' },
      { page: 'migration/migration-pickers-v6' },
      { page: 'migration/migration-charts-v6' },
      { page: 'migration/migration-tree-view-v6' },
      { page: 'migration/migration-data-grid-v5' },
      { page: 'migration/migration-pickers-v5' },
      { page: 'migration/migration-pickers-lab' },
      { page: 'migration/migration-tree-view-lab' },
      { page: 'migration/migration-data-grid-v4' },
    ],
  },
]);
