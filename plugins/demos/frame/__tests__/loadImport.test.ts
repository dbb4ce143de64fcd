const materialMain = jest.fn(async () => ({
  __esModule: true,
  Button: 'whole',
  createTheme: 'theme',
}));

jest.mock(
  '@demo-frame/registry/packages',
  () => ({
    packages: {
      '@mui/material': {
        main: () => materialMain(),
        deep: {
          Button: async () => ({ default: 'button' }),
          Stack: async () => ({ default: 'stack' }),
        },
      },
      '@mui/icons-material': {
        deep: {},
        groups: { ad: async () => ({ Add: 'add' }) },
      },
      '@mui/x-date-pickers': {
        deep: {
          // Mimics the bundler's output for a module whose package is not installed.
          AdapterLuxon: async () => {
            throw Object.assign(new Error("Cannot find module 'luxon'"), {
              code: 'MODULE_NOT_FOUND',
            });
          },
        },
      },
    },
  }),
  { virtual: true },
);

import { formatProblem } from '../client/formatProblem';
import type { HostError } from '../host/HostError';
import { loadImport } from '../host/loadImport';

const importOf = (specifier: string, names: string[] | null = null) => ({
  specifier,
  names,
  line: 4,
});

test('does not load the whole package for names with separate modules', async () => {
  await expect(
    loadImport(importOf('@mui/material', ['Button', 'Stack']), 'Demo.tsx'),
  ).resolves.toEqual({
    Button: 'button',
    Stack: 'stack',
  });
  expect(materialMain).not.toHaveBeenCalled();
});

test('loads the whole package for a name without a separate module', async () => {
  const loaded = await loadImport(importOf('@mui/material', ['Button', 'createTheme']), 'Demo.tsx');
  expect(loaded.createTheme).toBe('theme');
});

test('loads modules of a large package in groups', async () => {
  const loaded = await loadImport(importOf('@mui/icons-material/Add', ['default']), 'Demo.tsx');
  expect(loaded).toEqual({ __esModule: true, default: 'add' });
});

const list = '@mui/material, @mui/icons-material, @mui/x-date-pickers';

test.each([
  ['lodash', `"lodash" is not among the packages of this version: ${list}.`],
  ['@mui/materal', 'Did you mean "@mui/material"?'],
  [
    '@mui/material/Buton',
    '"@mui/material" has no module "Buton". Did you mean "@mui/material/Button"?',
  ],
  ['@mui/icons-material', '"@mui/icons-material" is too large to be loaded whole'],
  ['@mui/icons-material/Adx', '"@mui/icons-material" has no module "Adx".'],
  [
    '@mui/x-date-pickers/AdapterLuxon',
    `"@mui/x-date-pickers/AdapterLuxon" needs "luxon", which is not among the packages of this version: ${list}.`,
  ],
])('rejects %s with file and line', async (specifier, message) => {
  const problem = await refusalOf(specifier, null);
  expect(problem).toMatchObject({ kind: 'import', file: 'Demo.tsx', line: 4 });
  expect(problem.message).toContain(message);
});

test.each([
  ['@mui/material', 'Buton', '"@mui/material" has no export "Buton". Did you mean "Button"?'],
  ['@mui/material', 'default', '"@mui/material" has no default export.'],
  ['@mui/icons-material', 'Adx', '"@mui/icons-material" has no export "Adx". Did you mean "Add"?'],
])('rejects from %s the name %s', async (specifier, name, message) => {
  const problem = await refusalOf(specifier, [name]);
  expect(problem).toEqual({ kind: 'import', file: 'Demo.tsx', line: 4, message });
});

/** Returns the problem of an import, as shown on the page. */
async function refusalOf(specifier: string, names: string[] | null) {
  const error = await loadImport(importOf(specifier, names), 'Demo.tsx').then(
    () => Promise.reject(new Error('It is loaded.')),
    (thrown: HostError) => thrown,
  );
  return formatProblem(error.problem);
}
