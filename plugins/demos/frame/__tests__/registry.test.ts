import path from 'node:path';
import { createRegistry } from '../build/createRegistry';
import { listSpecifiers } from '../build/listSpecifiers';

const site = path.join(__dirname, '../../../..');
const docs = path.join(site, 'docs');

test('lists the public modules of a package, without other builds, types or tools', () => {
  const material = listSpecifiers('@mui/material', docs);
  expect(material.deep).toEqual(expect.arrayContaining(['Button', 'styles', 'useMediaQuery']));
  expect(material.deep).not.toEqual(expect.arrayContaining(['node', 'umd', 'themeAugmentation']));
  expect(listSpecifiers('dayjs', docs).deep).toContain('locale/de');
});

test('reads packages with an export map by that map', () => {
  const next = path.join(site, 'versioned_docs/version-next');
  const { deep, hasMain } = listSpecifiers('@mui/x-charts', next);
  expect(hasMain).toBe(true);
  expect(deep).toContain('BarChart');
  expect(deep.filter((name) => name.includes('*'))).toEqual([]);
});

test('lists missing optional peers, and modules that only another version of a peer has', () => {
  const { absent } = listSpecifiers('@mui/x-date-pickers', docs);
  expect(absent).toContain('moment-jalaali');
  expect(absent).toContain('date-fns/_lib/format/longFormatters');
  expect(absent).not.toContain('date-fns/addDays');
  const next = listSpecifiers(
    '@mui/x-date-pickers',
    path.join(site, 'versioned_docs/version-next'),
  );
  expect(next.absent).toContain('date-fns/_lib/format/longFormatters/index.js');
  expect(next.absent).not.toContain('date-fns');
  const v5 = listSpecifiers('@mui/x-date-pickers', path.join(site, 'versioned_docs/version-v5'));
  expect(v5.absent).toContain('date-fns');
});

test('lists the locales of date-fns as modules, and its functions under the main entry', () => {
  const { deep, hasMain } = listSpecifiers('date-fns', docs);
  expect(hasMain).toBe(true);
  expect(deep).toContain('locale/de');
  expect(deep).not.toContain('addDays');
});

test('fails the build if a dependency is not installed', () => {
  expect(() => listSpecifiers('not-a-package', docs)).toThrow(
    'declares "not-a-package", which is not installed',
  );
});

test('finds each styling of a demo, shares chunks per page, and groups large packages', () => {
  const icons = Array.from({ length: 1200 }, (_, index) => `${index < 600 ? 'Ab' : 'Cd'}${index}`);
  const demos = ['PlanAWorkshop', 'ChooseATime'].map((id) => {
    const file = path.join(docs, `react-date-pickers/demos/${id}`);
    const stylings = { system: `${file}.tsx`, css: `${file}.css.tsx` };
    return { id, version: 'current', file: stylings.system, stylings, height: null };
  });
  const packages = [{ name: 'icons', hasMain: true, deep: icons, absent: [] }];
  const files = createRegistry(demos, packages, {});
  const imports = [
    ...files['demos.js']!.matchAll(
      /css: \(\) => import\(\/\* webpackChunkName: "(.+?)" \*\/ "(.+?)"/g,
    ),
  ];
  expect(imports.map(([, , file]) => file)).toEqual(demos.map(({ stylings }) => stylings.css));
  expect(new Set(imports.map(([, chunk]) => chunk)).size).toBe(1);
  expect(Object.keys(files)).toEqual([
    'demos.js',
    'locales.js',
    'icons/ab.js',
    'icons/cd.js',
    'packages.js',
  ]);
  expect(files['packages.js']).not.toContain('import("icons")');
});

test('loads texts in other languages for demos that set no locale', () => {
  const demos = ['date-picker/demos/LocalizedDatePicker', 'demos/PlanAWorkshop'].map((name) => {
    const file = path.join(docs, `react-date-pickers/${name}.tsx`);
    const id = path.basename(name);
    return { id, version: 'current', file, stylings: { system: file }, height: null };
  });
  const zh = path.join(docs, '_runtime/locales/zh.ts');
  expect(createRegistry(demos, [], { zh })['locales.js']).toBe(`export const locales = {
  zh: () => import(${JSON.stringify(zh)}),
};
export const fixedDemos = ["LocalizedDatePicker"];
`);
});
