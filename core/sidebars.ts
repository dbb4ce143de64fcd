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
        items: [{ page: 'components/buttons' }, { page: 'components/text-fields' }],
      },
      { subheader: 'Feedback', items: [{ page: 'components/dialogs' }] },
    ],
  },
  {
    group: 'Customization',
    items: [{ page: 'customization/theming' }, { page: 'customization/dark-mode' }],
  },
  { api: '' },
]);
