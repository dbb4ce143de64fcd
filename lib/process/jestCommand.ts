/** Jest as this project runs it. Packages that are ES modules only, such as prettier, need VM modules. */
export const JEST: readonly string[] = [
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
];
