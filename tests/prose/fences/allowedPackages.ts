/**
 * Packages that pages may import although no docs version installs them. Imports from them are not checked. All other
 * imports must be from the packages of the page's version.
 */
export const ALLOWED_PACKAGES: readonly string[] = [
  'next',
  'vite',
  'vitest',
  '@testing-library/react',
  'material-icons',
];
