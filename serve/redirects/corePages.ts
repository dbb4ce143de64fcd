import type { Redirect } from './types.ts';

/** Other addresses of each page: those of older core documentation, and those that readers guess. */
const OTHER_ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/getting-started/installation/': [
    '/getting-started/',
    '/material-ui/getting-started/',
    '/material-ui/getting-started/installation/',
  ],
  '/getting-started/usage/': ['/material-ui/getting-started/usage/'],
  '/components/buttons/': ['/components/button/', '/material-ui/react-button/'],
  '/components/text-fields/': ['/components/text-field/', '/material-ui/react-text-field/'],
  '/components/dialogs/': ['/components/dialog/', '/material-ui/react-dialog/'],
  '/customization/theming/': ['/material-ui/customization/theming/'],
  '/customization/dark-mode/': ['/material-ui/customization/dark-mode/'],
};

export const CORE_PAGES: readonly Redirect[] = Object.entries(OTHER_ADDRESSES).flatMap(
  ([to, addresses]) => addresses.map((from) => ({ from, to })),
);
