import { checkDemoPackages, type VersionPackages } from '../checkDemoPackages.ts';

const nested = 'versioned_docs/version-v6/node_modules/@mui/x-data-grid';
const v6: VersionPackages = {
  folder: 'versioned_docs/version-v6',
  declared: { '@mui/x-data-grid': '6.20.4', '@mui/material': '^5.18.0', react: '18.3.1' },
  dirs: {
    '@mui/x-data-grid': nested,
    '@mui/material': 'versioned_docs/version-v6/node_modules/@mui/material',
    react: 'node_modules/react',
  },
  pinned: ['node_modules/@mui/x-tree-view-pro/node_modules/@mui/material'],
};
const react = { name: 'react', version: '18.3.1', dir: 'node_modules/react' };
const check = (used: Parameters<typeof checkDemoPackages>[1]) =>
  checkDemoPackages('Demo.tsx', used, v6);

it('accepts the packages of the version, and their dependencies', () => {
  const used = [
    react,
    { name: '@mui/x-data-grid', version: '6.20.4', dir: nested },
    { name: '@mui/material', version: '5.19.2', dir: v6.dirs['@mui/material'] ?? '' },
    { name: 'clsx', version: '2.1.1', dir: 'node_modules/clsx' },
  ];
  expect(check(used)).toEqual([]);
});

it('reports a package of the current version in a demo of an old version', () => {
  const used = [
    react,
    { name: '@mui/x-data-grid', version: '7.28.3', dir: 'node_modules/@mui/x-data-grid' },
  ];
  expect(check(used)).toEqual([
    `Demo.tsx was bundled with node_modules/@mui/x-data-grid (7.28.3); versioned_docs/version-v6/package.json stands for ${nested}.`,
  ]);
});

it.each([
  ['6.20.3', '@mui/x-data-grid'],
  ['5.17.0', '@mui/material'],
  ['6.0.0', '@mui/material'],
])('reports version %s of %s', (version, name) => {
  expect(check([react, { name, version, dir: v6.dirs[name] ?? '' }])).toEqual([
    `Demo.tsx was bundled with ${name} ${version}; versioned_docs/version-v6/package.json says ${v6.declared[name]}.`,
  ]);
});

it('reports a demo that is in no bundle, and one that uses no package', () => {
  expect(check(undefined)).toEqual(['Demo.tsx is in no bundle. Does a page use it?']);
  expect(check([])).toHaveLength(1);
});

test('accepts a copy that a package pins itself', () => {
  const [dir = ''] = v6.pinned;
  expect(check([react, { name: '@mui/material', version: '7.29.1', dir }])).toEqual([]);
});
