import { createForeignTest } from '../digestPart';

const metadata = (source: string) => Buffer.from(JSON.stringify({ source }));
const PAGE = 'docusaurus-plugin-content-docs/default/site-a-b1c.json';

test.each([
  ['api-reference/v5/en/data-grid.json', true],
  ['api-reference/v6/en/data-grid.json', false],
  ['api-reference/current/en/data-grid.json', true],
  ['demos/client/next/Sorting.js', true],
  ['navigation/default/pages-v5.json', false],
])('of the part v6, %s is foreign: %s', (file, isForeign) => {
  expect(createForeignTest('v6')(file, Buffer.from('{}'))).toBe(isForeign);
});

test('a page belongs to the part of its version in every language', () => {
  const isForeign = createForeignTest('current');
  expect(isForeign(PAGE, metadata('@site/docs/charts/index.mdx'))).toBe(false);
  expect(isForeign(PAGE, metadata('@site/core/components/buttons/index.mdx'))).toBe(true);
  expect(isForeign(PAGE, metadata('@site/versioned_docs/version-v6/charts/index.mdx'))).toBe(true);
  const translated = '@site/i18n/zh/docusaurus-plugin-content-docs/version-v4/charts/index.mdx';
  expect(isForeign(PAGE, metadata(translated))).toBe(true);
});

test('the playground belongs to the first part and depends on demos of all versions', () => {
  expect(createForeignTest('current')('demos/client/v6/A.js', Buffer.from(''))).toBe(false);
});
