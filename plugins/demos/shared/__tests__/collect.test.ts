import path from 'node:path';
import { DOCS_VERSIONS } from '../../../../src/versions';
import { collectDemos } from '../collectDemos';
import { collectUsages } from '../collectUsages';
import { readSources } from '../readSources';

const siteDir = path.join(__dirname, 'fixtures/site');
const current = DOCS_VERSIONS[0]!;

test('collects files that begin with a capital letter, with their measured heights', async () => {
  const demos = await collectDemos(siteDir, current);
  expect(demos.map(({ id, height }) => ({ id, height }))).toEqual([
    { id: 'EmptyList', height: null },
    { id: 'OrderList', height: { wide: 24, narrow: 48 } },
  ]);
});

test('collects usages in pages and translations with their lines, but not in listings', async () => {
  const usages = await collectUsages(siteDir, current, ['zh']);
  expect(usages.map(({ id, page, line }) => [id, path.relative(siteDir, page), line])).toEqual([
    ['OrderList', 'docs/orders/index.mdx', 8],
    ['EmptyList', 'docs/orders/index.mdx', 14],
    ['OrderListAnatomy', 'docs/orders/index.mdx', 18],
    ['OrderList', 'i18n/zh/docusaurus-plugin-content-docs/current/orders/index.mdx', 6],
  ]);
});

test('includes the imported files of a demo, as TypeScript and JavaScript', async () => {
  const sources = await readSources(path.join(siteDir, 'docs/orders/demos/OrderList.tsx'));
  expect(sources.map(({ name, javascriptName }) => [name, javascriptName])).toEqual([
    ['OrderList.tsx', 'OrderList.jsx'],
    ['orders.ts', 'orders.js'],
  ]);
  expect(sources[1]?.javascript).toBe('export const orders = [1, 2, 3];');
});

test('reports an unresolved import with its line', async () => {
  const file = path.join(__dirname, 'fixtures/brokenImport.tsx');
  await expect(readSources(file)).rejects.toThrow(
    'brokenImport.tsx:1 imports "./missing", which is not there',
  );
});
