const materialMain = jest.fn(async () => ({ Button: 'whole', createTheme: 'theme' }));

jest.mock(
  '@demo-host/registry/packages',
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
    },
  }),
  { virtual: true },
);

import { loadImport } from '../host/loadImport';

const use = (specifier: string, names: string[] | null = null) => ({ specifier, names, line: 4 });

test('names with a module of their own do not bring the whole package', async () => {
  await expect(loadImport(use('@mui/material', ['Button', 'Stack']), 'Demo.tsx')).resolves.toEqual({
    Button: 'button',
    Stack: 'stack',
  });
  expect(materialMain).not.toHaveBeenCalled();
});

test('a name without one does', async () => {
  const loaded = await loadImport(use('@mui/material', ['Button', 'createTheme']), 'Demo.tsx');
  expect(loaded.createTheme).toBe('theme');
});

test('modules of a large package come in groups', async () => {
  const loaded = await loadImport(use('@mui/icons-material/Add', ['default']), 'Demo.tsx');
  expect(loaded).toEqual({ __esModule: true, default: 'add' });
});

test.each([
  ['lodash', '"lodash" is not among the packages of this version.'],
  ['@mui/materal', 'Did you mean "@mui/material"?'],
  [
    '@mui/material/Buton',
    '"@mui/material" has no module "Buton". Did you mean "@mui/material/Button"?',
  ],
  ['@mui/icons-material', '"@mui/icons-material" is too large to be loaded whole'],
  ['@mui/icons-material/Adx', '"@mui/icons-material" has no module "Adx".'],
])('%s is refused with file and line', async (specifier, message) => {
  await expect(loadImport(use(specifier), 'Demo.tsx')).rejects.toMatchObject({
    problem: {
      kind: 'import',
      file: 'Demo.tsx',
      line: 4,
      message: expect.stringContaining(message),
    },
  });
});
