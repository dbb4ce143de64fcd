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
          { page: 'components/lists' },
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
          { page: 'components/steppers' },
          { page: 'components/tabs' },
        ],
      },
      {
        subheader: 'Utils',
        items: [
          { page: 'components/modal' },
          { page: 'components/popover' },
          { page: 'components/popper' },
        ],
      },
    ],
  },
  {
    group: 'Customization',
    items: [{ page: 'customization/theming' }, { page: 'customization/dark-mode' }],
  },
  { api: '' },
]);
