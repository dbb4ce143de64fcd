/** Command that runs Jest. Packages that are only ES modules, such as prettier, need VM modules. */
export const JEST: readonly string[] = [
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
];
