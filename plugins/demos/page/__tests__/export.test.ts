import path from 'node:path';
import { DOCS_VERSIONS } from '../../../../src/versions';
import { makeProject } from '../client/makeProject';
import { createProject } from '../export/createProject';
import { findDependencies } from '../export/findDependencies';
import { readExportPackages } from '../export/readExportPackages';
import { usesIconFont } from '../export/usesIconFont';
import type { DemoSource } from '../../shared/types';

const site = path.join(__dirname, '../../../..');
const packagesOf = (name: string) =>
  readExportPackages(
    site,
    DOCS_VERSIONS.find((version) => version.name === name)!,
    'https://docs.example',
  );
const current = packagesOf('current');

const source = (name: string, typescript: string, javascript = typescript): DemoSource => ({
  name,
  typescript,
  javascriptName: name.replace('.ts', '.js'),
  javascript,
});

test('adds the packages a grid needs as peers, and the material library by its major version', () => {
  expect(findDependencies(["import { DataGrid } from '@mui/x-data-grid';"], current)).toEqual({
    '@emotion/react': '11.14.0',
    '@emotion/styled': '11.14.1',
    '@mui/material': '^6',
    '@mui/system': expect.stringMatching(/^\^6/),
    '@mui/x-data-grid': '7.28.3',
    react: '18.3.1',
    'react-dom': '18.3.1',
  });
});

test.each([
  ["// as in `import map from 'lodash'`", 'a comment'],
  ["/*\nimport map from 'lodash';\n*/", 'a block'],
  ["const url = '/*'; import('dayjs'); // from 'lodash'", 'a comment behind a text'],
  ["export const note = <p>Taken from 'lodash'</p>;", 'a text of the page'],
  ["const code = `\nimport map from 'lodash';\n`;", 'code that a demo writes'],
])('installs only imported packages, not ones mentioned in text: %s', (code) => {
  expect(findDependencies([code], current)).not.toHaveProperty('lodash');
});

test.each([
  "import {\n  DataGrid, // the grid\n} from '@mui/x-data-grid';",
  "import type { GridColDef } from '@mui/x-data-grid';",
  "import '@mui/x-data-grid';",
  "import './styles.css'; import * as grid from '@mui/x-data-grid';",
  "export * from '@mui/x-data-grid';",
  "const grid = await import('@mui/x-data-grid');",
])('recognizes every form of import: %s', (code) => {
  expect(findDependencies([code], current)).toHaveProperty('@mui/x-data-grid');
});

test("adds the date library of a picker's adapter, based on the import alone", () => {
  const code = "import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';";
  expect(findDependencies([code], packagesOf('v5')).luxon).toBe('^1.28.0 || ^2.0.0 || ^3.0.0');
  // Uses the version that the site itself depends on, if it declares one.
  expect(findDependencies([code], current).luxon).toBe(current.versions.luxon);
  expect(findDependencies([code], current)).not.toHaveProperty('dayjs');
});

test('gives version 4 a React that satisfies its peer dependencies', () => {
  const v4 = packagesOf('v4');
  expect(v4.versions.react).toBe('17.0.2');
  expect(v4.tools['@types/react']).toBe('^17.0.0');
  expect(packagesOf('v6').versions.react).toBe('18.3.1');
});

test('throws a type error that lists the supported adapters for an unknown adapter', () => {
  const code = "import { AdapterTemporal } from '@mui/x-date-pickers/AdapterTemporal';";
  const attempt = () => findDependencies([code], current);
  expect(attempt).toThrow(TypeError);
  expect(attempt).toThrow(
    /npm package for the date adapter "AdapterTemporal" cannot be determined.*AdapterDayjs, AdapterLuxon/,
  );
});

test('reads the adapters of a version from its packages', () => {
  const code = "import { AdapterDateFnsV2 } from '@mui/x-date-pickers/AdapterDateFnsV2';";
  expect(findDependencies([code], packagesOf('next'))).toHaveProperty('date-fns');
  expect(() => findDependencies([code], current)).toThrow(/"AdapterDateFnsV2" cannot be/);
  expect(current.adapters).toMatchObject({
    AdapterDateFnsJalali: 'date-fns-jalali',
    AdapterDateFnsV3: 'date-fns',
    AdapterMomentHijri: 'moment-hijri',
    AdapterMomentJalaali: 'moment-jalaali',
  });
  expect(current.adapters).not.toHaveProperty('AdapterDateFnsBase');
  expect(packagesOf('v5').adapters).toEqual({
    AdapterDateFns: 'date-fns',
    AdapterDayjs: 'dayjs',
    AdapterLuxon: 'luxon',
    AdapterMoment: 'moment',
  });
  expect(packagesOf('v4').adapters).toEqual({});
});

test('rejects packages that the version does not have', () => {
  expect(() => findDependencies(["import x from 'lodash/map';"], current)).toThrow(
    '"lodash" is not among the packages of this version',
  );
});

test.each([
  ["import map from 'lodash';", /^"lodash" is not among the packages of this version: .*dayjs/],
  [
    "import { AdapterTemporal } from '@mui/x-date-pickers/AdapterTemporal';",
    /^This code cannot be opened as a project\. The npm package for the date adapter "AdapterTemporal"/,
  ],
  [
    "import type { Order } from './nope';",
    'There is no file "./nope" beside Orders.tsx. Files: Orders.tsx.',
  ],
])('explains to the reader why there is no project: %s', (code, reason) => {
  const attempt = () =>
    makeProject({
      title: 'Orders',
      variant: 'TS',
      styling: 'system',
      sources: [source('Orders.tsx', code)],
      packages: current,
    });
  expect(attempt).toThrow(reason);
});

test('resolves imports between files', () => {
  const projectOf = (...files: [string, string][]) =>
    createProject({
      title: 'Orders',
      variant: 'TS',
      styling: 'system',
      sources: files.map(([name, text]) => source(name, text)),
      packages: current,
    });
  const entry = "import { rows } from './rows';\nimport './look.css';\n// import './nope';";
  const look = "@import './nope.css';";
  expect(() =>
    projectOf(['Orders.tsx', entry], ['rows.ts', "import './Orders';"], ['look.css', look]),
  ).not.toThrow();
  expect(() =>
    projectOf(['Orders.tsx', entry], ['rows.ts', "import './nope';"], ['look.css', look]),
  ).toThrow('There is no file "./nope" beside rows.ts. Files: Orders.tsx, rows.ts, look.css.');
});

const sources = [
  source('Orders.tsx', "import { rows } from './rows';", "import { rows } from './rows';"),
  source('rows.ts', 'export const rows: number[] = [];', 'export const rows = [];'),
];

test('creates a TypeScript project with every file, types and a type check', () => {
  const files = createProject({
    title: 'Orders & more',
    variant: 'TS',
    styling: 'system',
    sources,
    packages: current,
  });
  expect(Object.keys(files).sort()).toEqual([
    'AGENTS.md',
    'index.html',
    'package.json',
    'src/Orders.tsx',
    'src/main.tsx',
    'src/rows.ts',
    'src/vite-env.d.ts',
    'tsconfig.json',
    'vite.config.mts',
  ]);
  expect(JSON.parse(files['package.json']!)).toMatchObject({
    name: 'orders-more',
    devDependencies: { vite: expect.any(String), typescript: expect.any(String) },
  });
});

test('creates a JavaScript project without types and their tools, and sets up Tailwind', () => {
  const files = createProject({
    title: 'Orders',
    variant: 'JS',
    styling: 'tailwind',
    sources,
    packages: current,
  });
  expect(Object.keys(files)).toContain('src/Orders.jsx');
  expect(Object.keys(files)).not.toContain('tsconfig.json');
  expect(files['src/rows.js']).toBe('export const rows = [];\n');
  expect(files['package.json']).not.toContain('typescript');
  expect(files['vite.config.mjs']).toContain('tailwindcss()');
  expect(files['src/main.jsx']).toContain("import './index.css'");
});

test('tells assistants the versions and where their documentation is', () => {
  const files = createProject({
    title: 'Orders',
    variant: 'TS',
    styling: 'system',
    sources: [source('Orders.tsx', "import { DataGrid } from '@mui/x-data-grid';")],
    packages: packagesOf('v6'),
  });
  const text = files['AGENTS.md']!;
  expect(text).toContain('- `@mui/x-data-grid` 6.20.4\n');
  expect(text).toContain('<https://docs.example/x/v6/llms.txt>');
  expect(text.match(/^\d\. /gm)).toHaveLength(3);
  expect(text).toMatchInlineSnapshot(`
    "# For assistants

    The project runs on these versions:

    - \`@emotion/react\` 11.14.0
    - \`@emotion/styled\` 11.14.1
    - \`@mui/material\` ^5
    - \`@mui/system\` ^5.18.0
    - \`@mui/x-data-grid\` 6.20.4
    - \`react\` 18.3.1
    - \`react-dom\` 18.3.1

    The documentation of exactly these versions is listed at <https://docs.example/x/v6/llms.txt>: each page is Markdown, with the code of its demos.

    1. Names, props and defaults differ between major versions. Look up what you use in this documentation; what you
       remember may be of another version.
    2. Keep the versions in \`package.json\`, unless you are asked to upgrade. Then read the migration guide of that step first.
    3. Run \`npm run build\` before you hand over what you changed; it has to end without errors.
    "
  `);
});

describe('the icon font', () => {
  test.each([
    "import Icon from '@mui/material/Icon';",
    "import { Button, Icon as FontIcon } from '@mui/material';",
    "import {\n  Button,\n  Icon,\n} from '@mui/material';",
    "import Icon from '@material-ui/core/Icon';",
  ])('is needed by %s', (code) => {
    const others = [
      "import { useState } from 'react';",
      'const a: string = 1 as any;',
      '.a { b: c }',
    ];
    expect(usesIconFont([...others, code])).toBe(true);
  });

  test.each([
    "import { IconButton } from '@mui/material';",
    "import IconButton from '@mui/material/IconButton';",
    "import Icon from '@mui/icons-material/Delete';",
    "import { type IconProps } from '@mui/material';",
    'const Icon = () => null;',
  ])('is not needed by %s', (code) => {
    expect(usesIconFont([code])).toBe(false);
  });

  const projectOf = (code: string, variant: 'TS' | 'JS', styling: 'system' | 'tailwind') =>
    createProject({
      title: 'Orders',
      variant,
      styling,
      sources: [source('Orders.tsx', code)],
      packages: current,
    });
  const withIcon = "import Icon from '@mui/material/Icon';\nexport default Icon;";

  test.each([
    ['TS', 'src/main.tsx'],
    ['JS', 'src/main.jsx'],
  ] as const)('is added to a %s project, in the version of the site', (variant, main) => {
    const files = projectOf(withIcon, variant, 'tailwind');
    expect(JSON.parse(files['package.json']!).dependencies).toMatchObject({
      'material-icons': expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    expect(files[main]).toContain(
      "import 'material-icons/iconfont/filled.css';\nimport './index.css';\n",
    );
  });

  it('is also added to a project for React 17', () => {
    const packages = packagesOf('v4');
    const sources = [source('Orders.tsx', "import { Icon } from '@material-ui/core';")];
    const options = { title: 'Orders', variant: 'TS', styling: 'system', sources } as const;
    const files = createProject({ ...options, packages });
    expect(files['src/main.tsx']).toContain("import 'material-icons/iconfont/filled.css';\n");
  });

  it('is not added to other projects', () => {
    const files = projectOf("import Button from '@mui/material/Button';", 'TS', 'system');
    expect(JSON.stringify(files)).not.toContain('material-icons');
  });
});
