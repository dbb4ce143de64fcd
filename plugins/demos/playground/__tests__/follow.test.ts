import { follow } from '../client/follow';
import type { StartingDemo, VersionCatalog } from '../../shared/playground/types';

const demo = (id: string, family: StartingDemo['family'] = 'charts'): StartingDemo => ({
  id,
  title: id,
  family,
  page: null,
  stylings: ['system'],
});
const source = (name: string) => ({
  name: `${name}.tsx`,
  typescript: `ts of ${name}`,
  javascriptName: `${name}.jsx`,
  javascript: `js of ${name}`,
});
const version =
  (...demos: StartingDemo[]) =>
  async (): Promise<VersionCatalog> => ({
    demos,
    loadSources: Object.fromEntries(
      demos.map(({ id }) => [id, async () => ({ default: { system: [source(id)] } })]),
    ),
    loadPackages: () => Promise.reject(new Error('not asked for')),
  });
const catalog = {
  current: version(demo('Bars'), demo('Orders', 'data-grid')),
  v6: version(demo('Lines')),
};
const preferences = { version: 'current', variant: 'TS', styling: 'css' } as const;

test('an empty link opens the first demo of the largest family in the reader’s version', async () => {
  const { work, leftOut } = await follow(catalog, {}, preferences);
  expect(work).toMatchObject({ version: 'current', demo: 'Orders', styling: 'system' });
  expect(leftOut).toEqual([]);
  const other = await follow(catalog, {}, { ...preferences, version: 'v6' });
  expect(other.work).toMatchObject({ version: 'v6', demo: 'Lines' });
});

test('opens a demo in the requested language', async () => {
  const link = { version: 'v6', demo: 'Lines', variant: 'JS' } as const;
  const { work } = await follow(catalog, link, preferences);
  expect(work.files).toEqual([{ name: 'Lines.jsx', text: 'js of Lines' }]);
  expect(work).toMatchObject({ isChanged: false, awaitsConsent: false });
});

test('code in a link waits for consent, even with the id of a known demo', async () => {
  const link = { version: 'v6', demo: 'Lines', files: { 'Lines.tsx': 'sent' } };
  const { work, leftOut } = await follow(catalog, link, preferences);
  expect(work).toMatchObject({ isChanged: true, awaitsConsent: true });
  expect(work.files).toEqual([{ name: 'Lines.tsx', text: 'sent' }]);
  expect(leftOut).toEqual([]);
});

test.each([
  ['a demo that is not there', { demo: 'Pies' }, ['Pies']],
  ['a version that is not there', { version: 'v1', demo: 'Orders' }, ['v1']],
  [
    'code for a version that is not there',
    { version: 'v1', files: { 'A.tsx': '' } },
    ['v1', 'A.tsx'],
  ],
  ['files that cannot be worked on', { demo: 'Orders', files: { 'a/B.tsx': '' } }, ['a/B.tsx']],
])('reports %s as ignored', async (_what, link, expected) => {
  const { work, leftOut } = await follow(catalog, link, preferences);
  expect(work).toMatchObject({ demo: 'Orders', awaitsConsent: false });
  expect(leftOut).toEqual(expected);
});
