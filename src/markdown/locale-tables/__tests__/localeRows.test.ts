import path from 'node:path';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { localeRows } from '../localeRows';
import { readLocales } from '../readLocales';

const siteDir = path.join(__dirname, '../../..');

/** Timeout in milliseconds for loading the packages of a version. */
const LOADING = 30_000;

const tableOf = (attributes: Readonly<Record<string, string>>): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'LocaleTable',
  children: [],
  attributes: Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  })),
});

test(
  'counts the texts of each locale: English is complete, and no language has more',
  () => {
    const locales = readLocales(path.join(siteDir, 'docs'), '@mui/x-data-grid', 'MuiDataGrid');
    const english = locales.find(({ name }) => name === 'enUS');
    expect(locales.length).toBeGreaterThan(30);
    expect(english?.translated).toBe(english?.total);
    expect(locales.filter(({ translated, total }) => translated > total)).toEqual([]);
    expect(locales.find(({ name }) => name === 'beBY')?.translated).toBeLessThan(
      english?.total ?? 0,
    );
  },
  LOADING,
);

test(
  'an export that only contains texts is not a locale',
  () => {
    const next = path.join(siteDir, 'versioned_docs/version-next');
    const names = readLocales(next, '@mui/x-data-grid', 'MuiDataGrid').map(({ name }) => name);
    expect(names).toContain('deDE');
    expect(names).not.toContain('idIDGrid');
  },
  LOADING,
);

test(
  'displays and sorts languages in the language of the page',
  () => {
    const element = tableOf({ of: '@mui/x-data-grid', component: 'MuiDataGrid' });
    const english = localeRows(element, siteDir, path.join(siteDir, 'docs/a/index.mdx'));
    const chinese = localeRows(
      element,
      siteDir,
      path.join(siteDir, 'i18n/zh/docusaurus-plugin-content-docs/current/a/index.mdx'),
    );
    expect(english[0]).toMatchObject({ language: 'Arabic (Sudan)', name: 'arSD' });
    expect(chinese.find(({ name }) => name === 'deDE')?.language).toBe('德语（德国）');
  },
  LOADING,
);

test('rejects an unknown component and a missing attribute', () => {
  expect(() => readLocales(path.join(siteDir, 'docs'), '@mui/x-data-grid', 'MuiGrid')).toThrow(
    'has no English texts for MuiGrid',
  );
  expect(() =>
    localeRows(tableOf({ of: '@mui/x-data-grid' }), siteDir, path.join(siteDir, 'docs/a.mdx')),
  ).toThrow('docs/a.mdx:1: <LocaleTable> needs a package and a theme component');
});
