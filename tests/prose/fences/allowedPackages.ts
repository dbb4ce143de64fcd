/**
 * Packages that pages show beside the library and that no docs version installs. What is imported from them is not
 * checked; everything else that a page imports must be among its version's packages.
 */
export const ALLOWED_PACKAGES: readonly string[] = [
  'next',
  'vite',
  'vitest',
  '@testing-library/react',
  'material-icons',
];
