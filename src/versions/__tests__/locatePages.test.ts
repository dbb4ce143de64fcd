import { locatePage, versionOfPage } from '../locatePages';

const place = (file: string) => {
  const found = locatePage('/site', `/site/${file}`);
  return found && [found.version.name, found.locale, found.file];
};

test.each([
  ['docs/grid/rows/index.mdx', ['current', null, 'grid/rows/index.mdx']],
  ['versioned_docs/version-v6/grid/index.mdx', ['v6', null, 'grid/index.mdx']],
  [
    'i18n/zh/docusaurus-plugin-content-docs/current/grid/index.mdx',
    ['current', 'zh', 'grid/index.mdx'],
  ],
  [
    'i18n/zh/docusaurus-plugin-content-docs/version-next/grid/index.mdx',
    ['next', 'zh', 'grid/index.mdx'],
  ],
  ['i18n/zh/docusaurus-plugin-content-docs/version-v1/grid/index.mdx', null],
  ['core/components/buttons/index.mdx', ['core', null, 'components/buttons/index.mdx']],
  [
    'i18n/zh/docusaurus-plugin-content-docs-core/current/components/buttons/index.mdx',
    ['core', 'zh', 'components/buttons/index.mdx'],
  ],
  ['src/pages/index.mdx', null],
])('the place of %s is %j', (file, expected) => {
  expect(place(file)).toEqual(expected);
});

test('finds the version of a translated page', () => {
  const page = '/site/i18n/zh/docusaurus-plugin-content-docs/version-v5/grid/index.mdx';
  expect(versionOfPage('/site', page)).toBe('v5');
  expect(versionOfPage('/site', '/site/README.md')).toBeNull();
});
