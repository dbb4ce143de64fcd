import { defineSidebar } from '../plugins/navigation/defineSidebar';

export default defineSidebar([
  {
    group: 'Getting started',
    items: [{ page: 'getting-started/installation' }, { page: 'getting-started/usage' }],
  },
  {
    group: 'Components',
    items: [
      {
        subheader: 'Inputs',
        items: [
          { page: 'components/autocomplete' },
          { page: 'components/button-group' },
          { page: 'components/buttons' },
          { page: 'components/checkboxes' },
          { page: 'components/floating-action-button' },
          { page: 'components/radio-buttons' },
          { page: 'components/rating' },
          { page: 'components/selects' },
          { page: 'components/slider' },
          { page: 'components/switches' },
          { page: 'components/text-fields' },
          { page: 'components/toggle-button' },
          { page: 'components/transfer-list' },
        ],
      },
      {
        subheader: 'Feedback',
        items: [
          { page: 'components/alert' },
          { page: 'components/backdrop' },
          { page: 'components/dialogs' },
          { page: 'components/progress' },
          { page: 'components/skeleton' },
          { page: 'components/snackbars' },
        ],
      },
      {
        subheader: 'Data display',
        items: [
          { page: 'components/avatars' },
          { page: 'components/badges' },
          { page: 'components/chips' },
          { page: 'components/dividers' },
          { page: 'components/icons' },
          { page: 'components/lists' },
          { page: 'components/material-icons' },
          { page: 'components/tables' },
          { page: 'components/tooltips' },
          { page: 'components/typography' },
        ],
      },
      {
        subheader: 'Surfaces',
        items: [
          { page: 'components/accordion' },
          { page: 'components/app-bar' },
          { page: 'components/cards' },
          { page: 'components/paper' },
        ],
      },
      {
        subheader: 'Navigation',
        items: [
          { page: 'components/bottom-navigation' },
          { page: 'components/breadcrumbs' },
          { page: 'components/drawers' },
          { page: 'components/links' },
          { page: 'components/menus' },
          { page: 'components/pagination' },
          { page: 'components/speed-dial' },
          { page: 'components/steppers' },
          { page: 'components/tabs' },
        ],
      },
      {
        subheader: 'Layout',
        items: [
          { page: 'components/box' },
          { page: 'components/container' },
          { page: 'components/grid' },
          { page: 'components/hidden' },
          { page: 'components/image-list' },
          { page: 'components/stack' },
        ],
      },
      {
        subheader: 'Utils',
        items: [
          { page: 'components/click-away-listener' },
          { page: 'components/css-baseline' },
          { page: 'components/modal' },
          { page: 'components/no-ssr' },
          { page: 'components/popover' },
          { page: 'components/popper' },
          { page: 'components/portal' },
          { page: 'components/textarea-autosize' },
          { page: 'components/transitions' },
          { page: 'components/use-media-query' },
        ],
      },
      {
        subheader: 'Lab',
        items: [
          { page: 'components/about-the-lab' },
          { page: 'components/masonry' },
          { page: 'components/timeline' },
          { page: 'components/tree-view' },
        ],
      },
    ],
  },
  {
    group: 'System',
    items: [
      { page: 'system/basics' },
      { page: 'system/the-sx-prop' },
      { page: 'system/properties' },
    ],
  },
  {
    group: 'Customization',
    items: [
      { page: 'customization/theming' },
      { page: 'customization/palette' },
      { page: 'customization/dark-mode' },
      { page: 'customization/typography' },
      { page: 'customization/spacing' },
      { page: 'customization/breakpoints' },
    ],
  },
  { api: '' },
]);
